import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner } from './Banner.tsx';
import { bannerTones } from './Banner.styles.ts';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  argTypes: { tone: choice(bannerTones) },
  args: { children: 'Guests with a printed code reach the new address by themselves.' },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = {};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Phones cannot reach this address',
    children: 'Codes printed now would lead to this computer only. Set PUBLIC_URL first.',
  },
};

export const ErrorAppears: Story = {
  name: 'Error that appears',
  args: {
    tone: 'error',
    isLive: true,
    title: 'Not saved',
    children: 'Somebody else changed this item while you were typing.',
    action: <Button size="small">Compare</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved');
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
  },
};

export const EveryTone: Story = {
  name: 'Every tone',
  render: (args) => (
    <Stack gap={3}>
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
