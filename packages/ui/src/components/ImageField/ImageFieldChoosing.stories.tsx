import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inForm } from '../../stories/surroundings.tsx';
import { choose, imageFieldArgs, KeptImageField, shownPicture } from './ImageField.example.tsx';
import { ImageField } from './ImageField.tsx';
import { photo, plate } from './storyPictures.ts';

const meta = {
  title: 'Fields/ImageField/Choosing',
  component: ImageField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'How a picture comes and goes: by the button, dropped or pasted anywhere in the field. A file that is refused, an upload that is cut and one that is tried again leave what was typed.',
      },
    },
  },
  args: imageFieldArgs,
  render: (args) => <KeptImageField {...args} />,
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

const soup = { image: { url: plate, alt: '' }, altText: 'Carrot soup' };

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('A chosen file is handed over and shown, with a place for its words', async () => {
      await choose(canvasElement, await photo(1875, 1000));
      await expect(args.onSelectFile).toHaveBeenCalledOnce();
      await expect(await shownPicture(canvasElement)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('');
    });
  },
};

export const Replaced: Story = {
  args: soup,
  play: async ({ canvasElement, step }) => {
    await step('The new picture is shown, the words stay to be changed', async () => {
      await choose(canvasElement, await photo(1875, 1000));
      await waitFor(async () =>
        expect(await shownPicture(canvasElement)).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
      );
      await expect(await shownPicture(canvasElement)).toHaveAccessibleName('Carrot soup');
    });
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Pasted text is left alone', async () => {
      const text = new DataTransfer();
      text.setData('text/plain', 'sea bass');
      canvas
        .getByRole('button', { name: /Choose picture/ })
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData: text, bubbles: true }));
      await expect(args.onSelectFile).not.toHaveBeenCalled();
    });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await photo(1875, 1000));
    const paste = (target: HTMLElement) =>
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await step('A picture pasted beside the drop zone is taken', async () => {
      paste(canvas.getByRole('button', { name: /Choose picture/ }));
      await expect(args.onSelectFile).toHaveBeenCalledOnce();
    });
    await step('A picture pasted onto the drop zone is taken once', async () => {
      const zone = canvas.getByRole('button', { name: /drop a picture here/ });
      await userEvent.click(canvas.getByText('Picture'));
      zone.focus();
      paste(zone);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledTimes(2));
      await expect(await shownPicture(canvasElement)).toBeVisible();
      zone.blur();
    });
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
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
    await step('A dropped picture is handed over and shown', async () => {
      const picture = await photo(1875, 1000);
      const file = new DataTransfer();
      const item = { kind: 'file', type: 'image/jpeg', getAsFile: () => picture };
      Object.defineProperty(file, 'items', { value: [item] });
      Object.defineProperty(file, 'types', { value: ['Files'] });
      drop(file);
      await waitFor(() => expect(args.onSelectFile).toHaveBeenCalledOnce());
      await expect(await shownPicture(canvasElement)).toBeVisible();
    });
  },
};

export const WithAltText: Story = {
  name: 'With alternative text',
  tags: ['keyboard'],
  args: { image: soup.image },
  play: async ({ args, canvas, step }) => {
    await step('What the picture shows is typed without a mouse', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('Carrot soup with dill');
      await expect(args.onAltTextChange).toHaveBeenLastCalledWith('Carrot soup with dill');
      await expect(canvas.getByRole('img', { name: 'Carrot soup with dill' })).toBeVisible();
    });
  },
};

export const Removed: Story = {
  tags: ['keyboard'],
  args: soup,
  play: async ({ args, canvas, step }) => {
    await step('The picture goes by keyboard, and its words with it', async () => {
      canvas.getByRole('button', { name: 'Remove picture' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('img', { name: 'Carrot soup' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeVisible();
    });
  },
};

export const CancelledUpload: Story = {
  name: 'Upload cancelled',
  args: { ...soup, progress: 0.42, onCancel: fn() },
  play: async ({ args, canvas, step }) => {
    await step('The upload ends and the field is ready for another picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeVisible();
    });
  },
};

export const TriedAgain: Story = {
  name: 'Tried again',
  args: {
    ...soup,
    errorMessage: 'The upload stopped. Your picture is still here; try again.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step('The message goes, the same picture is sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.queryByText(/The upload stopped/)).toBeNull();
      await expect(canvas.getByRole('img', { name: 'Carrot soup' })).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: 'Picture: uploading' })).toBeVisible();
    });
  },
};

export const WrongType: Story = {
  name: 'Wrong type',
  args: soup,
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('What is no picture is refused, and the picture before it stays', async () => {
      await choose(canvasElement, new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
      await expect(canvas.getByText('Invalid file type')).toBeVisible();
      await expect(args.onSelectFile).not.toHaveBeenCalled();
      await expect(canvas.getByRole('img', { name: 'Carrot soup' })).toBeVisible();
    });
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
