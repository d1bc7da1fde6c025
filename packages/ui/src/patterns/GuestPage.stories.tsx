import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storySections } from '../guest/story-menu.ts';
import { GuestMenuPage } from './GuestMenuPage.tsx';
import { pageParameters } from './office.tsx';

const meta = {
  title: 'Patterns/Guest page',
  component: GuestMenuPage,
  parameters: pageParameters(
    'What a guest reads after scanning a code: an editorial page that works without JavaScript.\n\n- One menu is shown at once; several are offered by name.\n- Say in words what cannot be ordered and what is not declared.\n- Don’t bring parts of the back office here: no cards, no toasts, nothing that needs a script to be read.',
  ),
  args: { sections: storySections },
} satisfies Meta<typeof GuestMenuPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('The bar of sections leads to each of them', async () => {
      const bar = within(canvas.getByRole('navigation', { name: 'Sections of the menu' }));
      await expect(bar.getByRole('link', { name: 'From the grill' })).toHaveAttribute('href', '#grill');
      await expect(canvas.getByRole('region', { name: 'From the grill' })).toHaveAttribute('id', 'grill');
    });
  },
};

export const SeveralMenus: Story = {
  name: 'Several menus',
  tags: ['responsive'],
  args: { hasSeveralMenus: true },
};

export const NothingFits: Story = {
  name: 'Nothing fits the filter',
  args: { sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No dish fits' })).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'Outside hours',
  tags: ['responsive'],
  args: { sections: null },
};
