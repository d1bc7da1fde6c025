import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { onGuestPage } from '../story-surroundings.tsx';
import { TableName } from './TableName.tsx';

const meta = {
  title: 'Guest menu/TableName',
  component: TableName,
  decorators: [onGuestPage],
  parameters: {
    docs: {
      description: {
        component:
          'Where the guest sits: a number with a word of the page’s own, or the name that the restaurant gave the table. Each is read in its language and runs in its direction.',
      },
    },
  },
  args: { table: { words: 'Table 12', name: '' }, words: {} },
} satisfies Meta<typeof TableName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Numbered: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Table 12')).not.toHaveAttribute('lang');
  },
};

export const Named: Story = {
  args: { table: { words: 'Your table:', name: 'Window 2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Window 2').parentElement).toHaveTextContent('Your table: Window 2');
  },
};

export const OtherLanguage: Story = {
  name: 'On a page of another language',
  decorators: [rightToLeft],
  args: {
    table: { words: 'Your table:', name: 'نافذة ٢' },
    words: { spoken: { lang: 'en', dir: 'ltr' } },
  },
  play: async ({ canvas, step }) => {
    await step('Only the page’s own words are English', async () => {
      await expect(canvas.getByText('Your table:')).toHaveAttribute('lang', 'en');
      await expect(canvas.getByText('نافذة ٢').closest('[lang]')).toHaveAttribute('lang', 'ar');
    });
  },
};
