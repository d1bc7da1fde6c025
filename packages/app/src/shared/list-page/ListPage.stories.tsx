import type { TableColumn } from '@cardamom/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loadMessages } from '../messages/index.ts';
import { listOf, patience, screenParameters, StoryPart, usual } from '../testing/index.ts';
import { ListPage } from './ListPage.tsx';
import type { ListSearch } from './list-search.ts';

interface Sauce {
  id: string;
  name: string;
  version: number;
}

type Sort = 'name' | '-name';

const sauces: Sauce[] = ['Aioli', 'Chimichurri', 'Harissa'].map((name) => ({ id: name, name, version: 1 }));
const columns: readonly TableColumn<Sauce>[] = [
  {
    kind: 'text',
    id: 'name',
    header: 'Name',
    isSortable: true,
    isRowHeader: true,
    value: ({ name }) => name,
  },
];
const rowHref = ({ id }: Sauce) => `/menu-management/categories/${id}`;

/** Props of `SauceList`. */
interface SauceListProps {
  /** Returns the page of rows, or throws. */
  load: () => ReturnType<typeof listOf<Sauce>>;
  newHref: string | null;
}

/** A list as a feature makes it, with the words of the categories. */
function SauceList({ load, newHref }: SauceListProps) {
  const [search, setSearch] = useState<ListSearch<Sort>>({});
  const list = useQuery({
    queryKey: ['sauces', search],
    queryFn: () => {
      const { items } = load();
      return listOf(items.filter(({ name }) => name.includes(search.search ?? '')));
    },
    retry: false,
  });
  return (
    <ListPage
      words="categories"
      list={list}
      columns={columns}
      sorts={['name', '-name']}
      search={search}
      onSearchChange={setSearch}
      rowHref={rowHref}
      newHref={newHref}
    />
  );
}

const meta = {
  title: 'App/Shared/ListPage',
  component: SauceList,
  loaders: [() => loadMessages('common', 'categories', 'entities')],
  args: { load: () => listOf(sauces), newHref: '/menu-management/categories/new' },
  render: (args) => (
    <StoryPart>
      <SauceList {...args} />
    </StoryPart>
  ),
  parameters: {
    ...screenParameters,
    msw: usual,
    docs: {
      description: {
        component:
          'Every list of the menu management: title and count, search, filters, table and pages. A feature gives it rows, columns and words, and keeps what is searched in the URL.',
      },
    },
  },
} satisfies Meta<typeof SauceList>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.layouts
export const Rows: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('A row leads to its form, the primary action to a new one', async () => {
      const row = await canvas.findByRole('link', { name: 'Harissa' }, patience);
      await expect(row).toHaveAttribute('href', '/menu-management/categories/Harissa');
      await expect(canvas.getByRole('link', { name: 'Add category' })).toBeVisible();
    });
    await step('What is typed narrows the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'Har');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Aioli' })).toBeNull(), patience);
      await expect(await canvas.findByRole('link', { name: 'Harissa' }, patience)).toBeVisible();
    });
    await step('and how much is left is said aloud', async () => {
      await waitFor(() => expect(canvas.getByText('1 category')).toHaveAttribute('role', 'status'), patience);
    });
  },
};

export const NothingFound: Story = {
  name: 'Nothing found, and cleared',
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'Aioli' }, patience);
    await userEvent.type(canvas.getByRole('searchbox'), 'ramen');
    await step('One press brings everything back', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Clear search and filters' }, patience),
      );
      await canvas.findByRole('link', { name: 'Aioli' }, patience);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'ramen');
    await canvas.findByText('No category matches', {}, patience);
  },
};

export const WithoutPermission: Story = {
  name: 'Nothing there, without the permission',
  args: { load: () => listOf<Sauce>([]), newHref: null },
  play: async ({ canvas }) => {
    await canvas.findByText('No categories yet', {}, patience);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
