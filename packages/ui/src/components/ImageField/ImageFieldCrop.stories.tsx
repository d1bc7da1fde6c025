import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { inForm } from '../../stories/surroundings.tsx';
import { choose, handedOver, imageFieldArgs, KeptImageField, shownPicture } from './ImageField.example.tsx';
import { ImageField } from './ImageField.tsx';
import { photo, plate, turnedPhoto } from './storyPictures.ts';

const meta = {
  title: 'Fields/ImageField/Crop',
  component: ImageField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'With `allowsCrop` a picture in another ratio asks for the part that is kept. A picture that has the ratio already asks for nothing; one this browser cannot read goes to the form as it is.',
      },
    },
  },
  args: { ...imageFieldArgs, allowsCrop: true },
  render: (args) => <KeptImageField {...args} />,
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

const soup = { image: { url: plate, alt: '' }, altText: 'Carrot soup' };

const dialog = async () => within(await within(document.body).findByRole('dialog', {}, { timeout: 8000 }));
const isClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();
const area = async () => (await dialog()).findByRole('application', {}, { timeout: 8000 });
const press = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));

export const Cropping: Story = {
  play: async ({ canvasElement, step }) => {
    await step('A photograph in another ratio asks which part is kept', async () => {
      await choose(canvasElement, await photo(2400, 2400));
      const cropper = await area();
      await waitFor(() => expect(cropper).toBeVisible());
      await expect(await (await dialog()).findByText('1875 × 1000 pixels')).toBeVisible();
    });
  },
};

export const Cropped: Story = {
  play: async ({ args, canvasElement, step }) => {
    await choose(canvasElement, await photo(2400, 2400));
    await area();
    await press('Use this part');
    await step('The part is handed over and shown', async () => {
      await waitFor(isClosed);
      await expect(await handedOver(args.onSelectFile)).toEqual({
        name: 'sea-bass.jpeg',
        width: 1875,
        height: 1000,
      });
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const RefusedByTheForm: Story = {
  name: 'Not to be unpacked',
  args: { allowsCrop: () => Promise.resolve(false) },
  play: async ({ args, canvasElement, step }) => {
    await step('A file the form would rather judge itself is handed over as it is', async () => {
      const file = await photo(1500, 2000);
      await choose(canvasElement, file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenLastCalledWith(file));
      await isClosed();
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const TurnedPhoto: Story = {
  name: 'Photo of a turned phone',
  play: async ({ args, canvasElement, step }) => {
    await step('The picture stands upright, as its EXIF block says', async () => {
      await choose(canvasElement, await turnedPhoto(600, 800));
      const picture = (await area()).parentElement?.querySelector('img');
      await expect(picture).toHaveProperty('naturalWidth', 600);
      await expect(picture).toHaveProperty('naturalHeight', 800);
      await press('Use this part');
      await waitFor(isClosed);
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 600, height: 320 });
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const RightRatio: Story = {
  name: 'Already in the ratio',
  play: async ({ args, canvasElement, step }) => {
    await step('A picture of the recommended size is handed over just as it is', async () => {
      const file = await photo(1875, 1000);
      await choose(canvasElement, file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenLastCalledWith(file));
    });
    await step('A larger one is scaled down, and nothing is asked', async () => {
      mocked(args.onSelectFile).mockClear();
      await choose(canvasElement, await photo(3750, 2000));
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 1875, height: 1000 });
      await isClosed();
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const CropCancelled: Story = {
  name: 'Crop cancelled',
  args: soup,
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Closing the dialog leaves the picture before it', async () => {
      await choose(canvasElement, await photo(2400, 2400));
      await area();
      await expect((await within(document.body).findByRole('dialog')).matches(':focus-within')).toBe(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(isClosed);
      await expect(args.onSelectFile).not.toHaveBeenCalled();
      await expect(canvas.getByRole('img', { name: 'Carrot soup' })).toBeVisible();
    });
  },
};

export const CroppedAgain: Story = {
  name: 'Cropped again',
  args: soup,
  play: async ({ args, canvas, canvasElement, step }) => {
    await choose(canvasElement, await photo(2400, 2400));
    await area();
    await press('Use this part');
    await handedOver(args.onSelectFile);
    await step('Another part of the same photograph can be chosen, even after a wrong file', async () => {
      await choose(canvasElement, new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
      await expect(canvas.getByText('Invalid file type')).toBeVisible();
      mocked(args.onSelectFile).mockClear();
      await userEvent.click(await canvas.findByRole('button', { name: 'Crop' }));
      await expect(await area()).toBeVisible();
      await press('Use this part');
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 1875, height: 1000 });
      await expect(canvas.queryByText('Invalid file type')).toBeNull();
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const Unreadable: Story = {
  name: 'Format this browser cannot read',
  render: (args) => <ImageField {...args} />,
  play: async ({ args, canvasElement, step }) => {
    await step('The file goes to the form as it is', async () => {
      const file = new File(['heic'], 'sea-bass.heic', { type: 'image/heic' });
      await choose(canvasElement, file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledWith(file));
    });
  },
};
