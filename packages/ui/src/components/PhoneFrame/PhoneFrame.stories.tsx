import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { themeNames } from '../../theme/index.ts';
import { choice } from '../../stories/choice.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Screen } from './PhoneFrame.stories.styles.ts';

const meta = {
  title: 'Layout/PhoneFrame',
  component: PhoneFrame,
  parameters: {
    docs: {
      description: {
        component:
          'Shows the guest page as a phone will, live, beside its settings in a `SplitView`. What is inside answers container queries of the phone’s width. Do not use it as decoration, or for a screen on a wall (`ScreenFrame`).',
      },
    },
  },
  argTypes: { theme: choice(themeNames) },
  args: {
    label: 'Preview of the QR menu',
    children: (
      <Screen>
        <Stack gap={2}>
          <Heading level={2} size="titleHuge">
            Cardamom &amp; Lime
          </Heading>
          <Text tone="quiet">All day, 11:00 to 22:00</Text>
        </Stack>
      </Screen>
    ),
  },
} satisfies Meta<typeof PhoneFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  tags: ['responsive', 'forced-colors'],
  args: { theme: 'light' },
};

export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview of the QR menu' })).toHaveAttribute(
      'data-theme',
      'dark',
    );
  },
};

export const LongPage: Story = {
  name: 'Long page, by keyboard',
  tags: ['keyboard'],
  args: {
    children: (
      <Screen>
        {Array.from({ length: 60 }, (_, index) => (
          <Text key={index}>Dish {index + 1}</Text>
        ))}
      </Screen>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('The glass takes the focus, so that arrow keys scroll it', async () => {
      const glass = canvas.getByRole('region', { name: 'Preview of the QR menu' });
      await userEvent.tab();
      await expect(glass).toHaveFocus();
      await expect(glass.scrollHeight).toBeGreaterThan(glass.clientHeight);
    });
  },
};

export const Narrow: Story = { name: 'On a narrow phone', decorators: [onNarrowPhone] };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'معاينة القائمة',
    children: (
      <Screen>
        <Heading level={2} size="titleHuge">
          هيل وليمون
        </Heading>
      </Screen>
    ),
  },
};
