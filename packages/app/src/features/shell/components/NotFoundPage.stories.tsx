import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { screenParameters, StoryApp, usual } from '#shared/testing/index.ts';

const meta = {
  title: 'App/Unmatched path',
  component: StoryApp,
  args: { path: '/menu-managment/itmes' },
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.layouts, pages.unmatched
export const Ready: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'There is no page here' });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'xyz');
    await canvas.findByText('No page matches “xyz”.');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'There is no page here' });
  },
};
