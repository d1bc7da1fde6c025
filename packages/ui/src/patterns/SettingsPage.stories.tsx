import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageParameters } from './office.tsx';
import { DigitalMenuSettingsPage, QrMenuSettingsPage } from './SettingsPage.tsx';

const meta = {
  title: 'Patterns/Settings page',
  component: QrMenuSettingsPage,
  subcomponents: { DigitalMenuSettingsPage },
  parameters: pageParameters(
    'Settings whose result can be shown stand beside that result; on a phone a switch goes between the two.\n\n- Show the real component in the preview, with the restaurant’s own dishes.\n- Say in one sentence what a setting does to a guest.\n- Don’t apply a setting before it is saved; the preview is where one tries it.',
  ),
  args: { onSave: fn() },
} satisfies Meta<typeof QrMenuSettingsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const QrMenu: Story = {
  name: 'QR menu',
  globals: { viewport: { value: 'lg' } },
  tags: ['in-dark', 'responsive', 'forced-colors'],
  play: async ({ canvas, args, step }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview of the QR menu' }));
    await step('The preview follows a switch', async () => {
      await expect(preview.getByText('€11.50')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('switch', { name: 'Prices' }));
      await waitFor(() => expect(preview.queryByText('€11.50')).toBeNull());
    });
    await step('What is not saved is named', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(canvas.getAllByText('Hidden and not saved: prices')[0]).toBeInTheDocument();
    });
  },
};

export const DigitalMenu: Story = {
  name: 'Digital menu',
  globals: { viewport: { value: 'lg' } },
  tags: ['responsive'],
  render: (args) => <DigitalMenuSettingsPage {...args} />,
  play: async ({ canvas, step }) => {
    await step('The preview hangs as the screen does', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Portrait' }));
      const { width, height } = canvas
        .getByRole('region', { name: 'Preview of the bar’s screen' })
        .getBoundingClientRect();
      await expect(height).toBeGreaterThan(width);
    });
  },
};

export const NarrowPreview: Story = {
  name: 'Narrow, the preview',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('One press goes from the settings to their result', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
      await expect(canvas.getByRole('region', { name: 'Preview of the QR menu' })).toBeVisible();
      await expect(canvas.queryByRole('switch', { name: 'Prices' })).toBeNull();
    });
  },
};
