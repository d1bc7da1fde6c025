import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Categories' },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
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
