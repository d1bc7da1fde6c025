import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeTool } from '../../stories/ThemeTool.tsx';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { Avatar } from '../Avatar/index.ts';
import { MenuButton } from '../MenuButton/index.ts';
import { SearchTrigger } from '../SearchTrigger/index.ts';
import { AppBar } from './AppBar.tsx';
import { Bar } from './AppBar.stories.styles.ts';

const onTheme = fn();

const tools = (
  <>
    <ThemeTool onPress={onTheme} />
    <Avatar name="Mira Lindqvist" />
  </>
);

const meta = {
  title: 'Layout/AppBar',
  component: AppBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What the 64 px bar of an `AppShell` holds: the mark that leads home, the restaurant that is worked on, and tools at the end. Keep it to things that serve every page; the actions of one page stand in its `PageHeader`.',
      },
    },
  },
  args: {
    homeHref: '#home',
    restaurant: 'Cardamom & Lime',
    search: <SearchTrigger label="Search or go to…" shortcut="Ctrl K" />,
    children: tools,
  },
  decorators: [
    (Story) => (
      <Bar>
        <Story />
      </Bar>
    ),
  ],
  beforeEach: () => {
    onTheme.mockClear();
  },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: sizes.app-bar
export const WithTools: Story = {
  name: 'With tools',
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cardamom, home' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
  },
};

export const MarkOnly: Story = {
  name: 'Mark only',
  args: { restaurant: undefined, search: undefined, children: undefined },
};

export const LongName: Story = {
  name: 'Long name, narrow phone',
  args: {
    restaurant: 'Gasthaus zum Goldenen Löwen an der alten Mühle',
    restaurantMenu: (
      <MenuButton
        label="Gasthaus zum Goldenen Löwen an der alten Mühle"
        icon="chevronDown"
        size="small"
        hidesLabel
        items={[{ id: 'add', label: 'Add restaurant', onAction: () => undefined }]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('The name is cut, the tools stay whole', async () => {
      const bar = canvas.getByRole('banner');
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
      const tool = canvas.getByRole('button', { name: 'Use dark theme' });
      await expect(tool.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      await expect(canvas.getByText(/^Gasthaus/).clientWidth).toBeGreaterThan(100);
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab goes from the mark to the tools', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Cardamom, home' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Use dark theme' })).toHaveFocus();
    });
    await step('Enter uses the tool', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onTheme).toHaveBeenCalledOnce();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  args: { homeLabel: 'Cardamom، الرئيسية', restaurant: 'هيل وليمون' },
};
