import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import { patience, screenParameters, signedInAs, StoryPart, usual, waiter } from '#shared/testing/index.ts';
import { exampleItems } from '../testing/example-items.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';

const { soup, bread, lobster } = exampleItems;
const soldOut = { ...bread, availability: { state: 'SOLD_OUT' as const, until: '2026-03-15T04:00:00Z' } };

const meta = {
  title: 'App/Items/Availability',
  component: AvailabilityCard,
  args: { item: soup },
  loaders: [() => loadMessages('common', 'availability')],
  render: (args) => (
    <StoryPart>
      <AvailabilityCard {...args} />
    </StoryPart>
  ),
  parameters: { ...screenParameters, msw: [...usual] },
  beforeEach: () => localStorage.removeItem('cardamom.sold-out-until'),
} satisfies Meta<typeof AvailabilityCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Available' }, patience)).toBeChecked();
  },
};

export const SoldOut: Story = {
  name: 'Sold out',
  args: { item: soldOut },
  play: async ({ canvas, step }) => {
    await step('It says until when', async () => {
      await expect(await canvas.findByText('Sold out until Sun 04:00', {}, patience)).toBeVisible();
      await expect(await canvas.findByRole('radio', { name: 'Sold out' }, patience)).toBeChecked();
    });
  },
};

export const Hidden: Story = {
  args: { item: lobster },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Hidden' }, patience)).toBeChecked();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { item: soldOut },
  parameters: { msw: [signedInAs({ ...waiter, permissions: ['ONLINE_MENU'] }), ...usual] },
  play: async ({ canvas, step }) => {
    await step('How it stands can be read, and who could change it is said', async () => {
      await canvas.findByText(/^To change this you need/, {}, patience);
      await canvas.findByText('Sold out until Sun 04:00', {}, patience);
      await expect(canvas.queryByRole('radio')).toBeNull();
    });
  },
};
