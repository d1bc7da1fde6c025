import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenFrame, screenOrientations } from '../../components/ScreenFrame/index.ts';
import steak from '../../guest/story-pictures/steak.webp?url';
import { choice } from '../../stories/choice.ts';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { themeNames } from '../../theme/index.ts';
import { ScreenDish, type ScreenDishProps } from './ScreenDish.tsx';

interface OnScreenProps extends ScreenDishProps {
  orientation: (typeof screenOrientations)[number];
}

function OnScreen({ orientation, ...dish }: OnScreenProps) {
  return (
    <ScreenFrame label="Screen at the bar" orientation={orientation}>
      <ScreenDish {...dish} />
    </ScreenFrame>
  );
}

const meta = {
  title: 'Screen/ScreenDish',
  component: ScreenDish,
  argTypes: { theme: choice(themeNames) },
  parameters: {
    docs: {
      description: {
        component:
          'One dish on a screen in the restaurant: name and price huge, one picture, margins of 5 % for screens that cut their edges, and a thin line that says how far the round is.\n\n- Page rather than shrink: one dish at a time.\n- Don’t separate a name from its price, and don’t add counters, clocks or news.',
      },
    },
  },
  args: {
    section: 'From the grill',
    name: 'Sirloin, dry-aged',
    price: '€28.50',
    description: 'Over vine wood, with salt from Aveiro and a bitter-leaf salad.',
    picture: { url: steak, altText: 'Sliced steak on a board' },
    progress: 0.4,
  },
  render: (args) => <OnScreen {...args} orientation="landscape" />,
} satisfies Meta<typeof ScreenDish>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Name and price are never smaller than a fortieth of the screen', async () => {
      const screen = canvas.getByRole('region').getBoundingClientRect().height;
      const scale = screen / 1080;
      for (const text of ['Sirloin, dry-aged', '€28.50', 'From the grill']) {
        const size = Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize) * scale;
        await expect(size).toBeGreaterThanOrEqual(screen / 40);
      }
    });
  },
};

export const Portrait: Story = {
  render: (args) => <OnScreen {...args} orientation="portrait" />,
};

export const Light: Story = { args: { theme: 'light' } };

export const NoPicture: Story = { name: 'No picture', args: { picture: null } };

export const SoldOut: Story = {
  name: 'Sold out',
  args: { isSoldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

export const Offline: Story = { args: { note: 'Offline. Menu of 11:42.' } };

const long = 'Slow-roast shoulder of Alentejo lamb with preserved lemon, cardamom rice and leaves';

/** Whether everything that is said keeps its distance from the edges, which screens cut off. */
async function keepsMargins(canvas: { getByRole: (role: 'region') => HTMLElement }) {
  const screen = canvas.getByRole('region');
  const { top, bottom, height } = screen.getBoundingClientRect();
  for (const words of screen.querySelectorAll('h1, p')) {
    const box = words.getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(top + height * 0.045);
    await expect(box.bottom).toBeLessThan(bottom - height * 0.045);
  }
}

export const LongText: Story = {
  name: 'Long text',
  args: { name: long, description: `${long}. ${long}.`, price: 'from €128.50' },
  play: async ({ canvas }) => keepsMargins(canvas),
};

export const LongTextInPortrait: Story = {
  name: 'Long text in portrait',
  args: { name: long, description: `${long}.`, price: 'from €128.50' },
  render: (args) => <OnScreen {...args} orientation="portrait" />,
  play: async ({ canvas }) => keepsMargins(canvas),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { section: 'من المشواة', name: 'قاروص مع الشمر', description: 'مع سلطة الشمر والليمون.' },
};
