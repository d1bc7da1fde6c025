import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component:
          'The head of every back-office page: the only level-1 title, a count on lists, one sentence of purpose, the actions with the one primary action last. Pages below a list have the way back above the title. Do not put filters or fields here, and no second primary action.',
      },
    },
  },
  args: { title: 'Categories' },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['responsive', 'forced-colors'],
  args: {
    count: 8,
    description: 'How the menu is divided. Guests see them in this order.',
    actions: (
      <>
        <Button icon="sort">Reorder</Button>
        <Button variant="primary" icon="add">
          Add category
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Categories, ?8$/ })).toBeVisible();
  },
};

export const Form: Story = {
  args: { title: 'Sea bass with fennel', breadcrumbs: [{ label: 'Items', href: '#items' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sea bass with fennel');
  },
};

export const LongName: Story = {
  name: 'Long name',
  args: {
    title:
      'Slow-roasted shoulder of lamb with cardamom, apricots and Donaudampfschifffahrtsgesellschaftssauce',
    actions: <Button icon="duplicate">Duplicate</Button>,
  },
};

export const TitleOnly: Story = {
  name: 'Title only',
  args: { isInAppBar: true },
  play: async ({ canvas, step }) => {
    await step('Where there is room, a list’s title stands in the page too', async () => {
      await expect(canvas.getByRole('banner')).toHaveStyle({ position: 'static' });
    });
  },
};

export const InAppBar: Story = {
  name: 'In the app bar, and back again',
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: function Render() {
    const [isLong, setIsLong] = useState(false);
    return (
      <PageHeader
        title={isLong ? 'Everything that our kitchen, our bar and our bakery make' : 'Items'}
        isInAppBar
        actions={<Button onPress={() => setIsLong(!isLong)}>Rename</Button>}
      />
    );
  },
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const stands = (position: string) => waitFor(() => expect(header).toHaveStyle({ position }));
    await stands('fixed');
    await step('What has outgrown the bar stands in the page, and goes back once it fits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
      await stands('static');
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
      await stands('fixed');
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  args: { ...List.args, breadcrumbs: [{ label: 'Menu management', href: '#menu' }] },
  play: async ({ canvas, step }) => {
    await step('The way back comes before the actions', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Menu management' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Add category' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    title: 'قاروص مع الشمر',
    breadcrumbsLabel: 'مسار التنقل',
    breadcrumbs: [{ label: 'الأطباق', href: '#items' }],
    actions: <Button icon="duplicate">نسخ</Button>,
  },
};
