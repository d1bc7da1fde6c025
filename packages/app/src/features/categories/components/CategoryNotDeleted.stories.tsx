import type { ErrorCode } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  screenParameters,
  StoryApp,
  usual,
} from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-categories.ts';

const { starters, wine } = exampleCategories;
const list = answers('listCategories', listOf([starters, wine]));

const meta = {
  title: 'App/Categories/Not deleted',
  component: StoryApp,
  args: { path: '/menu-management/categories' },
  parameters: screenParameters,
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const refused = (code: ErrorCode) => ({ msw: [fails('deleteCategory', code), list, ...usual] });

/** Deletes the wine, as a person does. */
async function deleteWine(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${wine.name}` }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete category' }, patience));
  const question = await screen.findByRole('alertdialog', {}, patience);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete category' }));
}

const told = { name: `“${wine.name}” was not deleted` };

export const Failed: Story = {
  tags: ['in-dark'],
  parameters: refused('failedDelete'),
  play: async ({ canvas }) => {
    await deleteWine(canvas);
    const alert = await screen.findByRole('alertdialog', told, patience);
    await expect(alert).toHaveTextContent('Delete operation failed');
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Changed in the meantime',
  parameters: refused('CM_CONFLICT'),
  play: async ({ canvas, step }) => {
    await deleteWine(canvas);
    await step('It leads to what is there now', async () => {
      const alert = await screen.findByRole('alertdialog', told, patience);
      await expect(alert).toHaveTextContent(/Delete operation failed\. This was saved elsewhere/);
      await expect(within(alert).getByRole('link', { name: wine.name })).toHaveAttribute(
        'href',
        `/menu-management/categories/${wine.id}`,
      );
    });
  },
};

export const NotAtTheMoment: Story = {
  name: 'Not at the moment',
  parameters: refused('CM_UNAVAILABLE'),
  play: async ({ canvas }) => {
    await deleteWine(canvas);
    await screen.findByText(/^Delete operation failed\. Nothing can be read or saved/, {}, patience);
  },
};
