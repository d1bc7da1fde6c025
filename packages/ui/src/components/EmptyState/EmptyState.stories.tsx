import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onNarrowPhone, rightToLeft } from '../../stories/surroundings.tsx';
import { illustrationNames } from '../Illustration/index.ts';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  argTypes: { illustration: choice(illustrationNames) },
  parameters: {
    docs: {
      description: {
        component:
          'Stands where things will be: a drawing, one sentence, one action.\n\nDo not use it for what failed to load: that is `ErrorState`. Do not offer more than one action, and none that the reader may not do.',
      },
    },
  },
  args: {
    title: 'No items yet',
    children: 'Items are what guests order. Add the first one to fill the menu.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstUse: Story = {
  name: 'First use',
  tags: ['forced-colors', 'responsive'],
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

export const ForAPage: Story = {
  name: 'For a whole page',
  tags: ['no-picture'],
  args: { isPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
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

export const ByKeyboard: Story = {
  name: 'Followed by keyboard',
  tags: ['keyboard'],
  args: { action: <LinkButton href="#new">Add item</LinkButton> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add item' })).toHaveFocus();
  },
};

export const LongText: Story = {
  name: 'Long text on a narrow phone',
  decorators: [onNarrowPhone],
  args: {
    title: 'Nothing matches "slow-roasted lamb with apricots and saffron rice"',
    children: 'Try fewer letters, or search in all categories of all menus of this restaurant.',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { title: 'لا أصناف بعد', children: 'أضف الصنف الأول لملء القائمة.' },
};
