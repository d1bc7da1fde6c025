import type { Page } from '@cardamom/api-types';
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

interface Listed {
  items: Sauce[];
  page: Page;
}

/** Props of `SauceList`. */
interface SauceListProps {
  /** Returns the page of rows, or throws. */
  load: () => Listed;
  newHref: string | null;
  /** Answers with the page as it is loaded, whatever is searched. */
  keepsPage?: boolean;
}

/** A list as a feature makes it, with the words of the categories. */
function SauceList({ load, newHref, keepsPage = false }: SauceListProps) {
  const [search, setSearch] = useState<ListSearch<Sort>>({});
  const list = useQuery({
    queryKey: ['sauces', search],
    queryFn: () => {
      const { items, page } = load();
      if (keepsPage) return { items, page };
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
      namedHref={newHref === null ? null : (name) => `${newHref}?name=${name}`}
      hasImport
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
    await step('It says what was looked for and what else narrows, and offers to add it', async () => {
      await canvas.findByText('No category matches “ramen”', {}, patience);
      await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));
      await canvas.findByText('1 filter is on: Inactive.', {}, patience);
      await expect(canvas.getByRole('link', { name: 'Add “ramen”' })).toHaveAttribute(
        'href',
        '/menu-management/categories/new?name=ramen',
      );
      await expect(canvas.queryByRole('grid')).toBeNull();
    });
  },
};

export const ManyPages: Story = {
  name: 'The second of three pages',
  args: {
    load: () => ({
      items: sauces,
      page: { nextCursor: 'next', previousCursor: 'previous', firstRow: 51, total: 1110 },
    }),
    keepsPage: true,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('51–53 of 1,110', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  name: 'The last page, which is counted from the end',
  args: {
    load: () => ({
      items: sauces,
      page: { nextCursor: null, previousCursor: 'previous', firstRow: 51, total: 60 },
    }),
    keepsPage: true,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('58–60 of 60', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Empty: Story = {
  tags: ['in-dark'],
  args: { load: () => listOf<Sauce>([]) },
  play: async ({ canvas, step }) => {
    await canvas.findByText('No categories yet', {}, patience);
    await step(
      'Nothing to count, to search or to sort; one way to add, and one to bring a list',
      async () => {
        await expect(canvas.queryByRole('searchbox')).toBeNull();
        await expect(canvas.queryByRole('columnheader')).toBeNull();
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Categories$/);
        await expect(canvas.getAllByRole('link')).toHaveLength(2);
        await expect(canvas.getByRole('link', { name: 'Add category' })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Import a list' })).toHaveAttribute(
          'href',
          '/menu-management/import',
        );
      },
    );
  },
};

/** Fails at first, then answers. */
let attempts = 0;

export const Failed: Story = {
  name: 'Failed, and tried again',
  beforeEach: () => void (attempts = 0),
  args: {
    load: () => {
      attempts += 1;
      if (attempts < 2) throw new Error('The server did not answer.');
      return listOf(sauces);
    },
  },
  play: async ({ canvas, step }) => {
    await step('Guests are not affected', async () => {
      const problem = await canvas.findByRole('alert', {}, patience);
      await expect(problem).toHaveTextContent(
        'The server did not answer. Guests still see the menu as it was.',
      );
      await expect(canvas.queryByRole('columnheader')).toBeNull();
    });
    await step('One press loads it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await canvas.findByRole('link', { name: 'Harissa' }, patience);
    });
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
