import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Stack } from '../Stack/index.ts';
import { ImageField } from './ImageField.tsx';
import { photo, turnedPhoto } from './storyPictures.ts';

const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1875 1000"><rect width="1875" height="1000" fill="#FEE8DB"/><circle cx="940" cy="500" r="400" fill="#fff"/><circle cx="940" cy="500" r="230" fill="#F78D44"/></svg>',
)}`;

const picture = () => new File(['picture'], 'sea-bass.jpg', { type: 'image/jpeg' });

const meta = {
  title: 'Fields/ImageField',
  component: ImageField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'One picture with its alternative text: chosen, dropped or pasted. With `allowsCrop` the person chooses the part that guests see, and large photographs are scaled down before they are sent.\n\n- Ask for the alternative text where the picture is, not on another page.\n- Don’t use it for a logo with `allowsCrop`: the ratio is that of a dish’s picture.\n- Don’t clear a picture because a new one was refused: the message says what is wrong, the old picture stays.',
      },
    },
  },
  args: {
    label: 'Picture',
    description: 'Under 2 MB, best 1875 × 1000 pixels.',
    image: null,
    altText: '',
    onAltTextChange: fn(),
    onSelectFile: fn(),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [altText, setAltText] = useState(args.altText);
    const change = (text: string) => {
      setAltText(text);
      args.onAltTextChange(text);
    };
    return <ImageField {...args} altText={altText} onAltTextChange={change} />;
  },
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
};
const dialog = async () => within(await within(document.body).findByRole('dialog', {}, { timeout: 8000 }));
const isClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();
const area = async () => (await dialog()).findByRole('application', {}, { timeout: 8000 });

/** The size of the picture that was handed over last. */
async function handedOver(onSelectFile: (file: File) => void) {
  await waitFor(() => expect(onSelectFile).toHaveBeenCalled(), { timeout: 8000 });
  const file = mocked(onSelectFile).mock.lastCall?.[0];
  if (file === undefined) throw new TypeError('No picture was handed over.');
  const { width, height } = await createImageBitmap(file);
  return { name: file.name, width, height };
}

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('A chosen file is handed over', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      await expect(input).toHaveAttribute('accept', 'image/*');
      if (input) await userEvent.upload(input, picture());
      await expect(args.onSelectFile).toHaveBeenCalledOnce();
    });
    await step('A pasted picture is taken, pasted text is left alone', async () => {
      const button = canvas.getByRole('button', { name: /Choose picture/ });
      const paste = (clipboardData: DataTransfer) =>
        button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      const text = new DataTransfer();
      text.setData('text/plain', 'sea bass');
      paste(text);
      await expect(args.onSelectFile).toHaveBeenCalledOnce();
      const file = new DataTransfer();
      file.items.add(picture());
      paste(file);
      await expect(args.onSelectFile).toHaveBeenCalledTimes(2);
    });
    await step('A picture pasted onto the drop zone is taken once', async () => {
      const zone = canvas.getByRole('button', { name: /drop a picture here/ });
      await userEvent.click(canvas.getByText('Picture'));
      zone.focus();
      const clipboardData = new DataTransfer();
      clipboardData.items.add(picture());
      zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledTimes(3));
    });
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas, step }) => {
    const target = canvas.getByText('Drop or paste a picture here, or choose one.');
    const drop = (dataTransfer: DataTransfer) => {
      Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' });
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    };
    await step('Dropped text changes nothing', async () => {
      const text = new DataTransfer();
      text.setData('text/plain', 'sea bass');
      drop(text);
      await expect(args.onSelectFile).not.toHaveBeenCalled();
    });
    await step('A dropped picture is handed over', async () => {
      const file = new DataTransfer();
      const item = { kind: 'file', type: 'image/jpeg', getAsFile: picture };
      Object.defineProperty(file, 'items', { value: [item] });
      Object.defineProperty(file, 'types', { value: ['Files'] });
      drop(file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledOnce());
    });
  },
};

export const Filled: Story = {
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup in a white bowl' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('img', { name: 'Carrot soup in a white bowl' })).toBeVisible();
    await step('The alternative text can be changed and the picture removed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative text' }), ' with dill');
      await expect(args.onAltTextChange).toHaveBeenLastCalledWith('Carrot soup in a white bowl with dill');
      await userEvent.click(canvas.getByRole('button', { name: /Remove picture/ }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

export const Uploading: Story = {
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup', progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Picture: uploading' })).toHaveAttribute(
      'aria-valuenow',
      '0.42',
    );
  },
};

export const CancelledUpload: Story = {
  name: 'Upload can be cancelled',
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup', progress: 0.42, onCancel: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Cropping: Story = {
  tags: ['responsive', 'forced-colors'],
  args: { allowsCrop: true },
  play: async ({ canvasElement, step }) => {
    await step('A photograph in another ratio asks which part is kept', async () => {
      await choose(canvasElement, await photo(2400, 2400));
      await expect(await area()).toBeVisible();
      await expect(await (await dialog()).findByText('1875 × 1000 pixels')).toBeVisible();
    });
  },
};

export const CroppedByKeyboard: Story = {
  name: 'Cropped by keyboard',
  tags: ['keyboard'],
  args: { allowsCrop: true },
  play: async ({ args, canvasElement, step }) => {
    await choose(canvasElement, await photo(2400, 2400));
    const part = await area();
    const picture = part.parentElement?.querySelector('img');
    await step('Arrow keys move the picture, + zooms in', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(part).toHaveFocus();
      const before = picture?.style.transform;
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(picture?.style.transform).not.toBe(before);
      await userEvent.keyboard('+++++');
      await expect((await dialog()).getByText('150%')).toBeVisible();
      await expect((await dialog()).getByText(/^1600 × 853 pixels · This part is small/)).toBeVisible();
    });
    await step('What is kept is handed over', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect((await dialog()).getByText('100%')).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(isClosed);
      await expect(await handedOver(args.onSelectFile)).toEqual({
        name: 'sea-bass.jpeg',
        width: 1875,
        height: 1000,
      });
    });
  },
};

export const TheWholePicture: Story = {
  name: 'The whole picture',
  args: { allowsCrop: true },
  play: async ({ args, canvasElement, step }) => {
    await step('As much as fits is kept, whatever was moved before', async () => {
      await choose(canvasElement, await photo(1500, 2000));
      const part = await area();
      part.focus();
      await userEvent.keyboard('++++++++++');
      await userEvent.click((await dialog()).getByRole('button', { name: 'Use the whole picture' }));
      await waitFor(isClosed);
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 1500, height: 800 });
    });
  },
};

export const DraggedByTouch: Story = {
  name: 'Dragged by touch',
  args: { allowsCrop: true },
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, await photo(2400, 2400));
    const part = await area();
    const picture = part.parentElement?.querySelector('img');
    await step('The picture follows the finger', async () => {
      const before = picture?.style.transform;
      const at = (clientY: number) => ({
        touches: [new Touch({ identifier: 1, target: part, clientX: 200, clientY })],
      });
      await fireEvent.touchStart(part, at(300));
      await fireEvent.touchMove(part, at(260));
      await waitFor(() => expect(picture?.style.transform).not.toBe(before));
      await fireEvent.touchEnd(part, { touches: [] });
    });
  },
};

export const TurnedPhoto: Story = {
  name: 'Photo of a turned phone',
  args: { allowsCrop: true },
  play: async ({ args, canvasElement, step }) => {
    await step('The picture stands upright, as its EXIF block says', async () => {
      await choose(canvasElement, await turnedPhoto(600, 800));
      const part = await area();
      const picture = part.parentElement?.querySelector('img');
      await expect(picture).toHaveProperty('naturalWidth', 600);
      await expect(picture).toHaveProperty('naturalHeight', 800);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Use this part' }));
      await waitFor(isClosed);
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 600, height: 320 });
    });
  },
};

export const RightRatio: Story = {
  name: 'Already in the ratio',
  args: { allowsCrop: true },
  play: async ({ args, canvasElement, step }) => {
    await step('A large picture is scaled down and nothing is asked', async () => {
      await choose(canvasElement, await photo(3750, 2000));
      await expect(await handedOver(args.onSelectFile)).toMatchObject({ width: 1875, height: 1000 });
      await isClosed();
    });
  },
};

export const CropCancelled: Story = {
  name: 'Crop cancelled',
  args: { allowsCrop: true, image: { url: plate, alt: '' }, altText: 'Carrot soup' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Closing the dialog leaves the picture before it', async () => {
      await choose(canvasElement, await photo(2400, 2400));
      await area();
      await userEvent.keyboard('{Escape}');
      await waitFor(isClosed);
      await expect(args.onSelectFile).not.toHaveBeenCalled();
      await expect(canvas.getByRole('img', { name: 'Carrot soup' })).toBeVisible();
    });
  },
};

export const CroppedAgain: Story = {
  name: 'Cropped again',
  args: { allowsCrop: true, image: { url: plate, alt: '' }, altText: 'Carrot soup' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Another part can be chosen from the same photograph', async () => {
      await choose(canvasElement, await photo(2400, 2400));
      await userEvent.click(await (await dialog()).findByRole('button', { name: 'Use this part' }));
      await handedOver(args.onSelectFile);
      await userEvent.click(await canvas.findByRole('button', { name: 'Crop' }));
      await expect(await area()).toBeVisible();
    });
  },
};

export const Unreadable: Story = {
  name: 'Format this browser cannot read',
  args: { allowsCrop: true },
  play: async ({ args, canvasElement, step }) => {
    await step('The file goes to the form as it is', async () => {
      const file = new File(['heic'], 'sea-bass.heic', { type: 'image/heic' });
      await choose(canvasElement, file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledWith(file));
    });
  },
};

export const WrongType: Story = {
  name: 'Wrong type',
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByText('Invalid file type')).toBeVisible();
    await expect(args.onSelectFile).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  name: 'Too large',
  args: { maxBytes: 1024 },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await photo(1875, 1000));
    await expect(canvas.getByText(/Please upload an image under 2MB/)).toBeVisible();
    await expect(args.onSelectFile).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { errorMessage: 'Image size is too large. Please upload an image under 2MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveAccessibleDescription(
      /Please upload an image under 2MB/,
    );
  },
};

export const UploadFailed: Story = {
  name: 'Upload failed',
  args: {
    image: { url: plate, alt: '' },
    altText: 'Carrot soup',
    errorMessage: 'The upload stopped. Your picture is still here; try again.',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Required: Story = { args: { isRequired: true } };

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup', isReadOnly: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Under 2 MB/)).toBeNull();
    await expect(canvas.queryByText('*')).toBeNull();
  },
};

export const ReadOnlyAndEmpty: Story = { name: 'Read-only and empty', args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={6}>
      <ImageField {...args} label="Empty" />
      <ImageField {...args} label="Wrong" errorMessage="Invalid file type" />
      <ImageField {...args} label="Uploading" image={{ url: plate, alt: 'Soup' }} progress={0.42} />
      <ImageField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};

export const Narrow: Story = {
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الصورة', image: { url: plate, alt: '' }, altText: 'حساء الجزر', progress: 0.42 },
};
