import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner } from './Banner.tsx';
import { bannerTones } from './Banner.styles.ts';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component:
          'A message that belongs to the page or to a part of it and stays until its reason is gone. A tone is said in words too. Use `isLive` for what appears while the page is open. Do not use it for a field’s mistake, for the answer to an action (`toast`), or twice on one page.',
      },
    },
  },
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
  tags: ['forced-colors', 'responsive'],
  name: 'Every tone',
  render: (args) => (
    <Stack gap={3}>
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  name: 'Long text, narrow phone',
  decorators: [onNarrowPhone],
  args: {
    tone: 'warning',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück has no allergens declared',
    children:
      'Guests read “Allergens not declared. Please ask us.” until somebody who knows the recipe declares them.',
    action: (
      <>
        <Button size="small">Declare allergens</Button>
        <Button size="small">Show the items</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    if (!first || !second) throw new TypeError('There are not two buttons.');
    await expect(Math.max(first.right, second.right)).toBeLessThanOrEqual(320);
    await expect(second.left - first.right >= 8 || second.top - first.bottom >= 8).toBe(true);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    tone: 'success',
    toneLabel: 'تم',
    title: 'القائمة متاحة للضيوف',
    children: 'يصل الضيوف الذين لديهم رمز مطبوع إلى العنوان الجديد.',
    action: <Button size="small">فتح القائمة</Button>,
  },
};
