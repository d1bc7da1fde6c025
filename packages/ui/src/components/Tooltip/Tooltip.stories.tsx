import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component:
          'Names an icon button or explains a control in a few words, while it is pointed at or focused. `IconButton` brings its own. Touch screens never show it: nothing a person must know may stand only here. No links, no buttons, no sentences.',
      },
    },
  },
  args: { label: 'Ctrl S', children: <Button>Save changes</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  tags: ['keyboard', 'forced-colors'],
  name: 'Shown on focus',
  play: async ({ canvas, step }) => {
    await step('Focus shows it and ties it to the button', async () => {
      await userEvent.tab();
      const tooltip = await within(document.body).findByRole('tooltip');
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-describedby', tooltip.id);
    });
  },
};

export const HiddenByEscape: Story = {
  tags: ['keyboard'],
  name: 'Hidden by Escape',
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: { label: 'Guests see this dish as sold out until the end of the business day, at 04:00' },
  play: async () => {
    await userEvent.tab();
    const tooltip = await within(document.body).findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

export const AtTheEnd: Story = {
  name: 'At the end',
  args: { placement: 'end' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await within(document.body).findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().right,
    );
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: { label: 'حفظ', placement: 'end', children: <Button>حفظ التغييرات</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await within(document.body).findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('button').getBoundingClientRect().left,
    );
  },
};
