import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { illustrationNames } from '../Illustration/index.ts';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  argTypes: { illustration: choice(illustrationNames) },
  args: {
    title: 'No items yet',
    children: 'Items are what guests order. Add the first one to fill the menu.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstUse: Story = {
  name: 'First use',
  args: {
    action: (
      <LinkButton variant="primary" icon="add" href="#new">
        Add item
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No items yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add item' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: {
    illustration: 'search',
    title: 'Nothing matches "turbot"',
    children: 'Try fewer letters, or search in all categories.',
    action: <Button>Clear search</Button>,
  },
};

export const Forbidden: Story = {
  args: {
    illustration: 'lock',
    title: 'You cannot open this page',
    children: 'The required permission is missing. Ask the owner to change your permissions.',
    action: <LinkButton href="#home">Go to home</LinkButton>,
  },
};

export const FirstCategory: Story = {
  name: 'Needs another thing first',
  args: {
    illustration: 'list',
    title: 'Start with a category',
    children: 'An item needs at least one category. Add one, and come back to this form.',
    action: (
      <LinkButton variant="primary" icon="add" href="#category">
        Add category
      </LinkButton>
    ),
  },
};
