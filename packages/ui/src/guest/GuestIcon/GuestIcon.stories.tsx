import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onGuestPage } from '../story-surroundings.tsx';
import { guestIcons, type GuestIconName } from './guest-icons.ts';
import { GuestIcon } from './GuestIcon.tsx';
import { Word, Words } from './GuestIcon.stories.styles.ts';

const meta = {
  title: 'Guest menu/GuestIcon',
  component: GuestIcon,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'A drawing beside a word on the guest page. It refers to the one `GuestSprite` of the page, so that sixty rows cost one path. Name every drawing in the sprite; never use one without its word.',
      },
    },
  },
  args: { name: 'GLUTEN' },
} satisfies Meta<typeof GuestIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideItsWord: Story = {
  name: 'Beside its word',
  render: (args) => (
    <Word>
      <GuestIcon {...args} />
      Gluten
    </Word>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Gluten')).toBeVisible();
  },
};

const names = Object.keys(guestIcons).filter((name): name is GuestIconName => name in guestIcons);

export const EveryDrawing: Story = {
  name: 'Every drawing',
  tags: ['responsive', 'forced-colors'],
  render: () => (
    <Words>
      {names.map((name) => (
        <Word key={name}>
          <GuestIcon name={name} />
          {name}
        </Word>
      ))}
    </Words>
  ),
  play: async ({ canvasElement }) => {
    for (const use of canvasElement.querySelectorAll('use')) {
      await expect(canvasElement.querySelector(use.getAttribute('href') ?? '')).not.toBeNull();
    }
  },
};
