import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { Text } from '@cardamom/ui';
import { loadMessages } from '../messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  StoryPart,
  usual,
} from '../testing/index.ts';
import { EntityPage } from './EntityPage.tsx';

/** Props of `SaucePage`. */
interface SaucePageProps {
  /** Returns the entity, or throws. */
  load: () => { id: string; name: string };
}

/** The page of an entity as a feature makes it, with the words of the categories. */
function SaucePage({ load }: SaucePageProps) {
  const query = useQuery({ queryKey: ['sauce'], queryFn: load, retry: false });
  return (
    <EntityPage words="categories" query={query} listHref="/menu-management/categories">
      {({ name }) => <Text>{`The form of ${name}.`}</Text>}
    </EntityPage>
  );
}

const meta = {
  title: 'App/Shared/EntityPage',
  component: SaucePage,
  loaders: [() => loadMessages('common', 'categories', 'entities')],
  args: { load: () => ({ id: 'harissa', name: 'Harissa' }) },
  render: (args) => (
    <StoryPart>
      <SaucePage {...args} />
    </StoryPart>
  ),
  parameters: {
    ...screenParameters,
    msw: usual,
    docs: {
      description: {
        component:
          'The page of one entity under its name: its form, or why there is none. A feature gives it the query, its words and the form.',
      },
    },
  },
} satisfies Meta<typeof SaucePage>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.layouts
export const Loaded: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The form stands under the name, with the way back to the list', async () => {
      await canvas.findByText('The form of Harissa.', {}, patience);
      await expect(canvas.getByRole('heading', { level: 1, name: 'Harissa' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Categories' })).toHaveAttribute(
        'href',
        '/menu-management/categories',
      );
    });
  },
};

export const Missing: Story = {
  name: 'Missing, at an address of the product',
  parameters: { msw: [fails('getCategory', 'CM_NOT_FOUND'), answers('listChanges', listOf([])), ...usual] },
  render: () => <StoryApp path="/menu-management/categories/0198a000-0000-7000-8000-00000000dead" />,
  play: async ({ canvas }) => {
    await canvas.findByText('This category is not here', {}, patience);
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This category is not here');
    await expect(document.title).toMatch(/^This category is not here · /);
  },
};

/** Fails at first, then answers. */
let attempts = 0;

export const FailedAndRetried: Story = {
  name: 'Failed, and tried again',
  beforeEach: () => void (attempts = 0),
  args: {
    load: () => {
      attempts += 1;
      if (attempts < 2) throw new Error('The server did not answer.');
      return { id: 'harissa', name: 'Harissa' };
    },
  },
  play: async ({ canvas, step }) => {
    await step('Says what went wrong, and one press loads it', async () => {
      await canvas.findByText(
        'The server did not answer. Guests still see the menu as it was.',
        {},
        patience,
      );
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await press(canvas, 'Try again');
      await canvas.findByRole('heading', { level: 1, name: 'Harissa' }, patience);
    });
  },
};
