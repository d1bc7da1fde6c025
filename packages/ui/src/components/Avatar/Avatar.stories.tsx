import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Avatar, avatarSizes } from './index.ts';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component:
          'A person beside their name or as the button of their account.\n\n- Don’t use it for dishes or restaurants: their pictures have their own shapes.\n- Don’t let it stand alone where the name matters: initials repeat.',
      },
    },
  },
  args: { name: 'Mira Lindqvist' },
} satisfies Meta<typeof Avatar>;

/** The initials an avatar draws. */
function drawnIn(avatar: HTMLElement): string | undefined {
  return avatar.querySelector<HTMLElement>('[data-initials]')?.dataset['initials'];
}

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(drawnIn(canvas.getByRole('img', { name: 'Mira Lindqvist' }))).toBe('ML');
  },
};

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#D6F6A4"/><circle cx="32" cy="26" r="12" fill="#466005"/><circle cx="32" cy="64" r="24" fill="#466005"/></svg>',
)}`;

export const WithPicture: Story = {
  name: 'With a picture',
  args: { src: portrait },
  play: async ({ canvas }) => {
    await expect(drawnIn(canvas.getByRole('img', { name: 'Mira Lindqvist' }))).toBe(undefined);
  },
};

export const BrokenPicture: Story = {
  name: 'Picture that does not load',
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawnIn(canvas.getByRole('img', { name: 'Mira Lindqvist' }))).toBe('ML'));
  },
};

export const Nameless: Story = {
  args: { name: '', size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const EveryState: Story = {
  name: 'Every state',
  tags: ['forced-colors'],
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Avatar {...args} name="Zoe" />
      <Avatar {...args} src={portrait} />
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar {...args} src={portrait} size="large" />
    </Inline>
  ),
};

export const AnyScript: Story = {
  name: 'Any script',
  render: () => (
    <Inline>
      <Avatar name="Øyvind Ås" />
      <Avatar name="林 美玲" />
      <Avatar name="Зоя" />
      <Avatar name="👩‍🍳 Chef" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(drawnIn(canvas.getByRole('img', { name: 'Зоя' }))).toBe('З');
    await expect(drawnIn(canvas.getByRole('img', { name: '👩‍🍳 Chef' }))).toBe('👩‍🍳C');
  },
};
