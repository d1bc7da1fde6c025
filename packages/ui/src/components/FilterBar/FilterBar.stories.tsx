import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { FilterMenu } from '../FilterMenu/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { FilterBar } from './FilterBar.tsx';

const inEnglish = {
  bar: 'Filter items',
  search: 'Search items',
  category: 'Category',
  all: 'All categories',
  grill: 'Grill',
  salads: 'Salads',
};

const inArabic: typeof inEnglish = {
  bar: 'تصفية الأطباق',
  search: 'ابحث في الأطباق',
  category: 'الفئة',
  all: 'كل الفئات',
  grill: 'مشاوي',
  salads: 'سلطات',
};

function Example({ words = inEnglish, filled = false }: { words?: typeof inEnglish; filled?: boolean }) {
  const [search, setSearch] = useState(filled ? 'sea bass' : '');
  const [category, setCategory] = useState<string | null>(filled ? 'grill' : null);
  return (
    <FilterBar label={words.bar}>
      <SearchField label={words.search} value={search} onChange={setSearch} />
      <Select
        label={words.category}
        value={category}
        onChange={setCategory}
        placeholder={words.all}
        options={[
          { id: 'grill', label: words.grill },
          { id: 'salads', label: words.salads },
        ]}
      />
    </FilterBar>
  );
}

const meta = {
  title: 'Layout/FilterBar',
  component: FilterBar,
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'What narrows a list, above it: the search first, then up to three filters.\n\n' +
          '- Keep what is chosen in the address, so that a link shows the same list.\n' +
          '- Don’t add a button that applies the filters; the list follows at once.\n' +
          '- Don’t put actions on the list into it: they belong to the page’s header.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SearchAndFilter: Story = {
  name: 'Search and filter',
  tags: ['responsive'],
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter items' })).toBeVisible();
  },
};

export const Filled: Story = { tags: ['forced-colors'], render: () => <Example filled /> };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  render: () => <Example />,
  play: async ({ canvas, step }) => {
    await step('Tab goes from the search to the filter, which opens with arrow down', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.keyboard('bass');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('gr{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Grill/ })).toHaveFocus());
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  decorators: [onNarrowPhone],
  render: () => <Example filled />,
};

export const OneMenu: Story = {
  name: 'One menu of filters, on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilterBar
      label={inEnglish.bar}
      menu={
        <FilterMenu
          chosen={[{ id: 'category', label: inEnglish.grill }]}
          onRemove={fn()}
          onClear={fn()}
          showLabel="Show 8 items"
        >
          {null}
        </FilterMenu>
      }
    >
      <SearchField label={inEnglish.search} value="" onChange={fn()} />
    </FilterBar>
  ),
  play: async ({ canvas, step }) => {
    await step('It stays in sight, and nothing else opens filters', async () => {
      await expect(canvas.getByRole('button', { name: 'Filter 1' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    });
  },
};

export const FilterFirst: Story = {
  name: 'Without a search, on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilterBar label={inEnglish.bar}>
      <Select
        label={inEnglish.category}
        value={null}
        onChange={() => undefined}
        placeholder={inEnglish.all}
        options={[{ id: 'grill', label: inEnglish.grill }]}
      />
      <Select
        label="Menu"
        value={null}
        onChange={() => undefined}
        placeholder="All menus"
        options={[{ id: 'lunch', label: 'Lunch' }]}
      />
    </FilterBar>
  ),
  play: async ({ canvas, step }) => {
    await step('The first filter has the place of the search, the others wait', async () => {
      await expect(canvas.getByRole('button', { name: /Category/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Menu/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      await expect(canvas.getByRole('button', { name: /Menu/ })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  render: () => <Example words={inArabic} />,
};
