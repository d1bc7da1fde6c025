import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Light: Story = { args: { theme: 'light' } };

export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview of the QR menu' })).toHaveAttribute(
      'data-theme',
      'dark',
    );
  },
};
