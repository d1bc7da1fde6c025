import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Text } from '../Text/index.ts';
import { PortraitField } from './PortraitField.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#D6F6A4"/><circle cx="32" cy="26" r="12" fill="#466005"/><circle cx="32" cy="64" r="24" fill="#466005"/></svg>',
)}`;

const meta = {
  title: 'Forms/PortraitField',
  component: PortraitField,
  args: {
    name: 'Mira Lindqvist',
    description: 'JPEG, PNG, WebP or AVIF under 2 MB.',
    children: <Text>Mira Lindqvist</Text>,
    onSelectFile: fn(),
    onRemove: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The picture of a person, beside who they are.\n\n' +
          '- Don’t use it for dishes: `ImageField` keeps their ratio and asks for an alternative text.\n' +
          '- In one’s own profile it is stored at once, and says so; in a form it is saved with the form.',
      },
    },
  },
} satisfies Meta<typeof PortraitField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('A file that is chosen is handed over', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('There is no file input');
      const file = new File(['x'], 'mira.png', { type: 'image/png' });
      await userEvent.upload(input, file);
      await expect(args.onSelectFile).toHaveBeenCalledWith(file);
      await expect(canvas.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
    });
  },
};

export const Chosen: Story = {
  args: { src: portrait },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Replace picture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  args: { src: portrait },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace picture' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { src: portrait, isPending: true } };

export const Refused: Story = {
  tags: ['forced-colors', 'responsive'],
  args: { errorMessage: 'Image size is too large. Please upload an image under 2MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Image size is too large');
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { name: 'مريم حداد', src: portrait, children: <Text>مريم حداد</Text> },
};

export const DidNotArrive: Story = {
  name: 'Did not arrive',
  args: { errorMessage: 'No connection. The picture is kept.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { src: portrait, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
