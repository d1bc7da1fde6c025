import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { useStoryValue } from '../../stories/useStoryValue.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  decorators: [inForm],
  args: { label: 'Item name', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One line of text: a name, an address, an e-mail.\n\n' +
          '- Say in the description what is not plain from the label; use the placeholder only for an example.\n' +
          '- Set `autoComplete` and `type` where the browser can fill it in.\n' +
          '- Don’t use it for numbers, prices, passwords, phone numbers or choices; each has its own field.',
      },
    },
  },
  render: function Render(args) {
    return <TextField {...args} {...useStoryValue(args)} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('A click on the label and typing fill the field', async () => {
      await userEvent.click(canvas.getByText('Item name'));
      await userEvent.keyboard('Sea bass');
      await expect(canvas.getByRole('textbox', { name: 'Item name' })).toHaveValue('Sea bass');
      await expect(args.onChange).toHaveBeenLastCalledWith('Sea bass');
    });
  },
};

export const WithDescription: Story = {
  name: 'With description',
  args: { description: 'As guests read it on the menu.', placeholder: 'Sea bass with fennel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As guests read it on the menu.');
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Item name' })).toBeRequired();
  },
};

export const Error: Story = {
  tags: ['forced-colors'],
  args: {
    value: 'Sea bass',
    errorMessage: 'This name is already in use. Choose another one.',
    description: 'As guests read it on the menu.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This name is already in use. Choose another one./);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: {
    label: 'Restaurant name',
    value: 'Cardamom & Lime',
    isReadOnly: true,
    description: 'Fixed at registration.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: 'Sea bass', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const WithPrefixAndSuffix: Story = {
  name: 'With prefix and suffix',
  args: { label: 'Address of your menu', prefix: '/qr-menu/', suffix: '.html', value: 'cardamom-lime' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('/qr-menu/ .html');
  },
};

export const LongText: Story = {
  name: 'Long text',
  tags: ['responsive'],
  decorators: [onNarrowPhone],
  args: {
    label: 'Name of the dish as it is printed on the menu and read out to guests by the screen',
    isRequired: true,
    description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other long words break.',
    value: 'Slow-roasted lamb shoulder with cardamom, preserved lemon, burnt aubergine and herbs',
    errorMessage: 'Field Length is not valid. Use at most 80 characters; these are 84.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: {
    label: 'اسم الطبق',
    value: 'سمك القاروص',
    isRequired: true,
    suffix: 'حتى 80',
    errorMessage: 'هذا الاسم مستخدم بالفعل.',
  },
};

export const Filled: Story = { args: { value: 'Sea bass' } };

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the field and the ring is seen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('What is typed is reported', async () => {
      await userEvent.keyboard('Sea bass');
      await expect(args.onChange).toHaveBeenLastCalledWith('Sea bass');
    });
  },
};
