import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { Text } from '../Text/index.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: {
    docs: {
      description: {
        component:
          'Hides what most people do not need behind its title.\n\nDo not hide required fields or what explains an error. Where one of several parts is always seen, use `Tabs`.',
      },
    },
  },
  args: {
    title: 'Set a password now',
    children: <Text tone="quiet">Otherwise the invitation asks for it.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { tags: ['forced-colors'], args: { defaultExpanded: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const OpenedByKeyboard: Story = {
  name: 'Opened by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/the invitation asks/)).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    title: 'What happens to printed codes when the address of the restaurant changes',
    defaultExpanded: true,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  render: () => (
    <>
      <Disclosure title="كلمة المرور">
        <Text tone="quiet">الدعوة تسأل عنها.</Text>
      </Disclosure>
      <Disclosure title="اللغات" defaultExpanded>
        <Text tone="quiet">العربية والإنجليزية</Text>
      </Disclosure>
    </>
  ),
};
