import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { FilterBar } from './FilterBar.tsx';

function Example() {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  return (
    <FilterBar label="Filter items">
      <SearchField label="Search items" value={search} onChange={setSearch} />
      <Select
        label="Category"
        value={category}
        onChange={setCategory}
        placeholder="All categories"
        options={[
          { id: 'grill', label: 'Grill' },
          { id: 'salads', label: 'Salads' },
        ]}
      />
    </FilterBar>
  );
}

const meta = { title: 'Layout/FilterBar', component: FilterBar, args: { children: null } } satisfies Meta<
  typeof FilterBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SearchAndFilter: Story = {
  name: 'Search and filter',
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter items' })).toBeVisible();
  },
};
