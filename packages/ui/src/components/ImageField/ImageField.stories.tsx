import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Columns } from '../Columns/index.ts';
import { Stack } from '../Stack/index.ts';
import { imageFieldArgs, KeptImageField } from './ImageField.example.tsx';
import { ImageField } from './ImageField.tsx';
import { plate } from './storyPictures.ts';

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
  args: imageFieldArgs,
  render: (args) => <KeptImageField {...args} />,
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[type=file]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Alternative text' })).toBeNull();
  },
};

export const Filled: Story = {
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup in a white bowl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Carrot soup in a white bowl' })).toBeVisible();
  },
};

/** A logo of another ratio stands whole in the frame. */
export const Whole: Story = { name: 'Shown whole', args: { ...Filled.args, showsWhole: true } };

/** Width and height in px of what a picture is dropped on. */
function zoneSize(picture: HTMLElement): number[] {
  const zone = picture.parentElement?.getBoundingClientRect();
  return [Math.round(zone?.width ?? 0), Math.round(zone?.height ?? 0)];
}

/** In a form that asks for the alternative text beside it. */
export const AltTextElsewhere: Story = {
  name: 'With its alternative text elsewhere',
  args: { isCompact: true, hasAltText: false, image: { url: plate, alt: '' }, altText: 'A plate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A plate' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A logo and a photo, as a form has them beside each other. */
export const Compact: Story = {
  tags: ['responsive'],
  args: { isCompact: true },
  render: (args) => (
    <Columns columnWidth="narrow">
      <KeptImageField {...args} label="Logo" showsWhole image={{ url: plate, alt: '' }} altText="A plate" />
      <KeptImageField
        {...args}
        label="Photo"
        image={{ url: plate, alt: '' }}
        altText="Soup"
        progress={0.42}
      />
      <KeptImageField {...args} label="Another logo" showsWhole />
      <KeptImageField {...args} label="Another photo" />
    </Columns>
  ),
  play: async ({ canvas, step }) => {
    await step('A logo is square, a photo in its ratio, both of one height', async () => {
      await expect(zoneSize(canvas.getByRole('img', { name: 'A plate' }))).toEqual([120, 120]);
      await expect(zoneSize(canvas.getByRole('img', { name: 'Soup' }))).toEqual([225, 120]);
    });
    await step('What has no word has a name', async () => {
      await expect(canvas.getAllByRole('button', { name: 'Remove picture' })).toHaveLength(2);
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'Guests see it beside the dish.' },
};

export const WithoutAltText: Story = {
  name: 'Without alternative text',
  args: { image: { url: plate, alt: '' } },
};

export const Uploading: Story = {
  args: { image: { url: plate, alt: '' }, altText: 'Carrot soup', progress: 0.42, onCancel: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Picture: uploading' })).toHaveAttribute(
      'aria-valuenow',
      '0.42',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeEnabled();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Carrot soup' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
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
