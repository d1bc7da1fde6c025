import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { examplePhoto, examplePicture } from '#shared/testing/example-picture.ts';
import { answers, listOf, patience, screenParameters, StoryApp, usual } from '#shared/testing/index.ts';
import { exampleCategories } from '../testing/example-items.ts';

const stored = examplePicture('#5ec57f', '');

const meta = {
  title: 'App/Items/Picture',
  component: StoryApp,
  args: { path: '/menu-management/items/new' },
  parameters: {
    ...screenParameters,
    msw: [answers('listCategories', listOf(exampleCategories)), answers('uploadImage', stored), ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Chooses a photo held upright and waits for the question which part is kept. */
async function beginCrop(canvas: Canvas, canvasElement: HTMLElement) {
  await canvas.findByRole('button', { name: 'Choose picture' }, patience);
  const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (chooser === null) throw new Error('The form has no file input');
  await userEvent.upload(chooser, await examplePhoto(1500, 2000));
  const crop = within(await screen.findByRole('dialog', { name: 'Choose what guests see' }, patience));
  await crop.findByRole('application', {}, patience);
  return crop;
}

const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

export const Cropping: Story = {
  tags: ['responsive'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('A photo in another ratio asks which part guests see', async () => {
      const crop = await beginCrop(canvas, canvasElement);
      const shown = await crop.findByText(/^1500 × 800 pixels/);
      await waitFor(() => expect(shown).toBeVisible());
    });
  },
};

export const Cropped: Story = {
  tags: ['in-dark', 'first-window'],
  play: async ({ canvas, canvasElement, step }) => {
    const crop = await beginCrop(canvas, canvasElement);
    await step('The part that is kept is sent and shown, with a place for its words', async () => {
      await userEvent.click(crop.getByRole('button', { name: 'Use this part' }));
      await waitFor(isClosed, patience);
      const picture = within(canvas.getByRole('group', { name: 'Picture' }));
      await waitFor(
        () =>
          expect(canvasElement.querySelector('[role=group] img')).toHaveAttribute(
            'src',
            stored.sources[0]?.url,
          ),
        patience,
      );
      await expect(picture.queryByRole('progressbar')).toBeNull();
      await expect(picture.getByRole('button', { name: 'Crop' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('');
    });
  },
};

export const CropClosed: Story = {
  name: 'Crop closed',
  tags: ['keyboard', 'scrolled'],
  play: async ({ canvas, canvasElement, step }) => {
    const name = await canvas.findByRole('textbox', { name: /^Item name/ }, patience);
    await userEvent.click(name);
    await userEvent.paste('Sourdough');
    await beginCrop(canvas, canvasElement);
    await step('Escape keeps the form as it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(isClosed, patience);
      await expect(name).toHaveValue('Sourdough');
      const choose = canvas.getByRole('button', { name: 'Choose picture' });
      await expect(choose).toBeVisible();
      choose.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  },
};

/** The first bytes of a HEIC photo (ISO/IEC 14496-12, "ftyp"), which most browsers cannot read. */
const heicPhoto = () =>
  new File([new Uint8Array([0, 0, 0, 16]), 'ftypheic', new Uint8Array([0, 0, 0, 0])], 'IMG_2031.heic', {
    type: 'image/heic',
  });

export const HeicFromAComputer: Story = {
  name: 'HEIC from a computer',
  tags: ['scrolled'],
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Choose picture' }, patience);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('The form has no file input');
    const picture = within(canvas.getByRole('group', { name: 'Picture' }));
    await step('It is not offered, so that a phone hands over a JPEG by itself', async () => {
      await expect(chooser.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
      await expect(picture.getByText(/^Best 1875 × 1000 px/)).toBeVisible();
    });
    await step('Chosen all the same, it says how it gets in', async () => {
      await userEvent.upload(chooser, heicPhoto(), { applyAccept: false });
      const told = await picture.findByText(/^Invalid file type.*save the picture as JPEG/, {}, patience);
      told.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  },
};
