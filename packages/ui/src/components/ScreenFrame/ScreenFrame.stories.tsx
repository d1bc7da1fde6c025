import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { themeNames } from '../../theme/index.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenOrientations } from './ScreenFrame.styles.ts';
import { Poster } from './ScreenFrame.stories.styles.ts';

const meta = {
  title: 'Layout/ScreenFrame',
  component: ScreenFrame,
  argTypes: { orientation: choice(screenOrientations), theme: choice(themeNames) },
  parameters: {
    docs: {
      description: {
        component:
          'Shows a digital menu as it will hang, 16:9 or 9:16, whatever the room. Put the real screen component inside, laid out for 1920 × 1080 (or 1080 × 1920). Do not use it as decoration, and do not put anything in it that must be read at this size: it is a picture of a wall.',
      },
    },
  },
  args: {
    label: 'Preview of the bar’s screen',
    theme: 'dark',
    children: (
      <Poster>
        <strong>Sea bass with fennel</strong>
        <span>€ 24.80</span>
      </Poster>
    ),
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    const screen = canvas.getByRole('region', { name: 'Preview of the bar’s screen' });
    await step('It keeps 16:9 and fills its frame', async () => {
      const { width, height } = screen.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(16 / 9, 2);
      const picture = screen.firstElementChild?.getBoundingClientRect();
      await expect(picture?.width).toBeCloseTo(width, 0);
    });
  },
};

export const Portrait: Story = {
  args: { orientation: 'portrait' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height / width).toBeCloseTo(16 / 9, 2);
  },
};

export const Light: Story = { args: { theme: 'light' } };

export const Narrow: Story = {
  name: 'On a narrow phone',
  decorators: [onNarrowPhone],
  play: async ({ canvas }) => {
    const screen = canvas.getByRole('region');
    await expect(screen.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(
      screen.getBoundingClientRect().width,
      0,
    );
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'معاينة الشاشة',
    children: (
      <Poster>
        <strong>قاروص مع الشمر</strong>
        <span>24.80 €</span>
      </Poster>
    ),
  },
};
