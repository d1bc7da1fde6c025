import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../../theme/contrast.ts';
import { lookColors } from './colors.ts';
import { GuestLook } from './GuestLook.tsx';
import { Card, Filled, House, Quiet, Sheet, Warn } from './GuestLook.stories.styles.ts';
import { lookAccents } from './looks.ts';

const meta = {
  title: 'Guest menu/GuestLook',
  component: GuestLook,
  parameters: {
    docs: {
      description: {
        component:
          'Dresses the guest’s components: four looks, and one colour of the restaurant. Every colour is computed from it, in light and dark, so that each text has a contrast of 7 whatever was chosen. Do not give a look a second accent.',
      },
    },
  },
  args: {
    look: 'LINEN',
    accent: lookAccents.LINEN,
    children: (
      <Sheet>
        <p>What is read first</p>
        <Quiet>What is read second</Quiet>
        <House>The restaurant’s colour</House>
        <Warn>Allergens not declared. Please ask us.</Warn>
        <Filled>What is filled in</Filled>
        <Card>On a card</Card>
      </Sheet>
    ),
  },
} satisfies Meta<typeof GuestLook>;

/** A colour as a browser writes it. */
function asComputed(hex: string): string {
  return `rgb(${hex
    .match(/[0-9a-f]{2}/gu)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
}

export default meta;

type Story = StoryObj<typeof meta>;

export const Linen: Story = {
  tags: ['forced-colors'],
  play: async ({ args }) => {
    const { light } = lookColors(args.look, args.accent);
    await expect(contrast(light.house, light.paper)).toBeGreaterThanOrEqual(7);
  },
};

export const Counter: Story = { args: { look: 'COUNTER', accent: lookAccents.COUNTER } };

export const Candle: Story = { args: { look: 'CANDLE', accent: lookAccents.CANDLE } };

export const Griddle: Story = { args: { look: 'GRIDDLE', accent: lookAccents.GRIDDLE } };

/** A colour that no text could stand on is moved as little as can be. */
export const LoudAccent: Story = {
  name: 'A loud colour',
  args: { look: 'GRIDDLE', accent: '#ff00d4' },
};

export const OfAPage: Story = {
  name: 'Of a whole page',
  args: { isPage: true },
  play: async ({ args, canvasElement }) => {
    const { light, dark } = lookColors(args.look, args.accent);
    const { backgroundColor } = getComputedStyle(canvasElement.ownerDocument.body);
    await expect([light.paper, dark.paper].map(asComputed)).toContain(backgroundColor);
  },
};
