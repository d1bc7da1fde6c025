import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onNarrowPhone, pageRightToLeft } from '../../stories/surroundings.tsx';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { FilterBar } from '../FilterBar/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { FilterMenu } from './FilterMenu.tsx';

const inEnglish = {
  bar: 'Search items',
  filter: 'Filter',
  status: 'Status',
  available: 'Available',
  soldOut: 'Sold out',
  inactive: 'Inactive',
  category: 'Category',
  any: 'Any',
  grill: 'From the grill',
  clear: 'Clear',
  show: 'Show 20 items',
};

const inArabic: typeof inEnglish = {
  bar: 'ابحث في الأطباق',
  filter: 'تصفية',
  status: 'الحالة',
  available: 'متاح',
  soldOut: 'نفد',
  inactive: 'غير نشط',
  category: 'الفئة',
  any: 'الكل',
  grill: 'من المشواة',
  clear: 'مسح',
  show: 'عرض 20 طبقا',
};

interface ExampleProps {
  words?: typeof inEnglish;
  statuses?: string;
  isGrill?: boolean;
}

function Example({ words = inEnglish, statuses = '', isGrill = false }: ExampleProps) {
  const [chosen, setChosen] = useState(statuses.split(' ').filter(Boolean));
  const [category, setCategory] = useState(isGrill ? 'grill' : 'any');
  const options = [
    { id: 'available', label: words.available, count: 55 },
    { id: 'soldOut', label: words.soldOut, count: 3 },
    { id: 'inactive', label: words.inactive, count: 1 },
  ];
  const clear = { status: () => setChosen([]), category: () => setCategory('any') };
  const named = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return (
    <FilterBar
      label={words.bar}
      menu={
        <FilterMenu
          label={words.filter}
          chosen={[
            ...(named.length > 0 ? [{ id: 'status', label: named.join(', ') }] : []),
            ...(category === 'grill' ? [{ id: 'category', label: words.grill }] : []),
          ]}
          onRemove={(id) => clear[id as keyof typeof clear]()}
          onClear={() => {
            clear.status();
            clear.category();
          }}
          showLabel={words.show}
          clearLabel={words.clear}
        >
          <CheckboxGroup label={words.status} options={options} value={chosen} onChange={setChosen} />
          <Select
            label={words.category}
            value={category}
            onChange={(id) => setCategory(id ?? 'any')}
            options={[
              { id: 'any', label: words.any },
              { id: 'grill', label: words.grill },
            ]}
          />
        </FilterMenu>
      }
    >
      <SearchField label={words.bar} value="" onChange={fn()} />
    </FilterBar>
  );
}

const meta = {
  title: 'Layout/FilterMenu',
  component: FilterMenu,
  args: { chosen: [], onRemove: fn(), onClear: fn(), showLabel: inEnglish.show, children: null },
  parameters: {
    docs: {
      description: {
        component:
          'The one control that holds all filters of a list; what is set stays visible beside it as chips.\n\n' +
          '- Choices take effect at once; the button at the foot only closes the menu and says how much is left.\n' +
          '- One chip for each group: the choice itself, or how many choices.\n' +
          '- For one question of two or three answers a segmented control is nearer.',
      },
      story: { inline: false, height: '520px' },
    },
  },
} satisfies Meta<typeof FilterMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Filter|تصفية)/ }));
  return within(await screen.findByRole('dialog'));
};

export const Closed: Story = { render: () => <Example /> };

export const WithChips: Story = {
  name: 'With chips',
  tags: ['responsive', 'forced-colors'],
  render: () => <Example statuses="available soldOut" isGrill />,
  play: async ({ canvas, step }) => {
    await step('The button says how many filters are on, and each has a chip', async () => {
      await expect(canvas.getByRole('button', { name: 'Filter 2' })).toBeVisible();
      await expect(canvas.getByText('From the grill')).toBeVisible();
    });
  },
};

export const Opened: Story = {
  tags: ['forced-colors'],
  render: () => <Example statuses="soldOut" />,
  play: async ({ step }) => {
    await step('Each choice says how many there are', async () => {
      const menu = await open();
      await expect(menu.getByRole('checkbox', { name: 'Sold out 3' })).toBeChecked();
    });
  },
};

export const OnAPhone: Story = {
  name: 'On a phone, opened',
  globals: { viewport: { value: 'phone' } },
  render: () => <Example statuses="soldOut" isGrill />,
  play: async ({ step }) => {
    await step('It opens from the side, and the button at its foot closes it', async () => {
      const menu = await open();
      await expect(menu.getByRole('heading', { name: 'Filter' })).toBeVisible();
      await userEvent.click(menu.getByRole('button', { name: 'Show 20 items' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open();
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  render: () => <Example />,
  play: async ({ canvas, step }) => {
    const filter = () => canvas.getByRole('button', { name: /^Filter/ });
    await step('Enter opens it, Space chooses, Escape closes and gives the focus back', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(filter()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const menu = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
      await userEvent.tab();
      await waitFor(() => expect(menu.getByRole('checkbox', { name: 'Available 55' })).toHaveFocus());
      await userEvent.keyboard(' {Escape}');
      await waitFor(() => expect(filter()).toHaveFocus());
    });
    await step('Delete takes a chip off; after the last one the button has the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(filter()).toHaveFocus());
      await expect(canvas.queryByText('Available')).toBeNull();
    });
  },
};

export const Cleared: Story = {
  render: () => <Example statuses="available soldOut" isGrill />,
  play: async ({ canvas, step }) => {
    await step('Clear takes all filters off, and leaves the menu open', async () => {
      const menu = await open();
      await userEvent.click(menu.getByRole('button', { name: 'Clear' }));
      await expect(menu.getByRole('checkbox', { name: 'Available 55' })).not.toBeChecked();
      await expect(menu.getByRole('button', { name: 'Clear' })).toBeDisabled();
      await expect(canvas.queryByText('From the grill')).toBeNull();
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  decorators: [onNarrowPhone],
  render: () => <Example statuses="available soldOut inactive" isGrill />,
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  render: () => <Example words={inArabic} statuses="soldOut" isGrill />,
  play: async () => {
    await open();
  },
};
