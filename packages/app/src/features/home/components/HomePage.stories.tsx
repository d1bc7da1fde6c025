import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answers,
  configuration,
  fails,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
  waits,
} from '../../../shared/testing/index.ts';

const page = { nextCursor: null, previousCursor: null };
const emptyMenu = [
  answers('listCategories', { items: [], page: { ...page, total: 0 } }),
  answers('listItems', { items: [], page: { ...page, total: 0 } }),
];

const meta = {
  title: 'App/Home',
  component: StoryApp,
  args: { path: '/' },
  parameters: { ...screenParameters, msw: [...emptyMenu, ...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewRestaurant: Story = {
  name: 'New restaurant',
  play: async ({ canvas }) => {
    await canvas.findByText('4 steps left');
    await canvas.findByText('https://menu.example/q/7KQ2M9');
  },
};

export const LocalAddress: Story = {
  name: 'Local address',
  parameters: {
    msw: [
      answers('getConfiguration', {
        ...configuration,
        publicUrl: 'http://localhost:3000',
        isPublicUrlLocal: true,
      }),
      ...emptyMenu,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Phones cannot reach this address yet');
  },
};

export const WithoutPermission: Story = {
  name: 'Without permission',
  parameters: { msw: [signedInAs(waiter), ...emptyMenu, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('0 items');
    await canvas.findByText('https://menu.example/q/7KQ2M9');
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listItems'), waits('getRestaurant'), ...emptyMenu, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your guest menu' });
  },
};

export const Failed: Story = {
  parameters: {
    msw: [fails('listItems', 'fallback'), fails('getRestaurant', 'fallback'), ...emptyMenu, ...usual],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The link to the menu could not be loaded');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 steps left');
    await canvas.findByText('https://menu.example/q/7KQ2M9');
  },
};
