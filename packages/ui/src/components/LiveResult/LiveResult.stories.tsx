import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withHeldTimers } from '../../stories/heldTimers.ts';
import { SearchField } from '../SearchField/index.ts';
import { LiveResult, settleMs } from './LiveResult.tsx';

const spices = ['Anise', 'Cardamom', 'Caraway', 'Saffron'];

function Search() {
  const [text, setText] = useState('');
  const count = spices.filter((spice) => spice.toLowerCase().includes(text)).length;
  return (
    <>
      <SearchField label="Search spices" value={text} onChange={setText} />
      <LiveResult query={text} found={`${count} spices`} />
    </>
  );
}

const meta = {
  title: 'Fields/LiveResult',
  component: LiveResult,
  parameters: {
    docs: {
      description: {
        component:
          'Stands beside whatever narrows what is on view, and tells screen readers how much is left: once, when typing has settled. It shows nothing. Do not use it for what everybody must learn, nor for the first result of a page.',
      },
    },
  },
  args: { query: '', found: '4 spices' },
  render: () => <Search />,
} satisfies Meta<typeof LiveResult>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaidOnceSettled: Story = {
  name: 'Said once typing has settled',
  tags: ['forced-colors', 'responsive'],
  play: ({ canvas, step }) =>
    withHeldTimers(async (advance) => {
      const field = canvas.getByRole('searchbox', { name: 'Search spices' });
      await step('Nothing is said on arrival', async () => {
        advance(10 * settleMs);
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      });
      await step('nor between the letters', async () => {
        await userEvent.type(field, 'car');
        advance(settleMs - 1);
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      });
      await step('but when typing has settled', async () => {
        advance(1);
        await expect(await canvas.findByText('2 spices')).toHaveAttribute('role', 'status');
      });
      await step('and again for the next search, also when it finds as many', async () => {
        await userEvent.type(field, '{Backspace}');
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
        advance(settleMs);
        await canvas.findByText('2 spices');
      });
    }),
};
