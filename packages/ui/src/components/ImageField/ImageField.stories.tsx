import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { ImageField } from './ImageField.tsx';

const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1875 1000"><rect width="1875" height="1000" fill="#FEE8DB"/><circle cx="940" cy="500" r="400" fill="#fff"/><circle cx="940" cy="500" r="230" fill="#F78D44"/></svg>',
)}`;

const picture = () => new File(['picture'], 'sea-bass.jpg', { type: 'image/jpeg' });

const meta = {
  title: 'Fields/ImageField',
  component: ImageField,
  decorators: [inForm],
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
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup', isReadOnly: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = {
  decorators: [onNarrowPhone],
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { label: 'الصورة', image: { url: plate, alt: '' }, altText: 'حساء الجزر', progress: 0.42 },
};
