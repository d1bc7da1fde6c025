import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

const meta = {
  title: 'Data/PhoneNumber',
  component: PhoneNumber,
  args: { value: { prefix: '+1', number: '5551234567' } },
  parameters: {
    docs: {
      description: {
        component:
          'A phone number in a table or a description list, in groups of 3, 3 and 4 digits, or "-" where there is none.\n\n' +
          '- Put it into a `Link` with `tel:` where somebody will want to call.\n' +
          '- Don’t leave the place empty: the "-" says that nothing was given.',
      },
    },
  },
} satisfies Meta<typeof PhoneNumber>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: staff.phone.grouped
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1 555 123 4567')).toBeVisible();
  },
};

// proves: staff.phone.grouped
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas, step }) => {
    await step('A dash is seen, the reason is read out', async () => {
      await expect(canvas.getByText('-')).toBeVisible();
      await expect(canvas.getByText('No phone number')).toBeInTheDocument();
    });
  },
};

export const EveryLength: Story = {
  name: 'Every length',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={2}>
      {['5551234567', '912345678', '15112345678', '5551234', '1234', ''].map((number) => (
        <Text key={number} as="div">
          <PhoneNumber {...args} value={{ prefix: '+49', number }} />
        </Text>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  render: (args) => (
    <Text>
      هاتف المطعم: <PhoneNumber {...args} value={{ prefix: '+971', number: '501234567' }} />
    </Text>
  ),
};
