import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pageRightToLeft } from '../../stories/surroundings.tsx';
import { timings } from '../../theme/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { SaveBar } from '../SaveBar/index.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { LongPage } from './ScrollToTop.stories.styles.ts';

const meta = {
  title: 'Layout/ScrollToTop',
  component: ScrollToTop,
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'Leads back to the top of a long list; appears once the page is scrolled past 300 px. Name the main element in `focusId`, so that the keyboard goes up too. Where a save bar stands at the window’s foot, it rises above it.',
      },
    },
  },
  args: { focusId: 'top' },
  render: (args) => (
    <LongPage>
      <Heading level={1} id="top" tabIndex={-1}>
        Items
      </Heading>
      {['Hummus', 'Sea bass', 'Lime tart', 'Shakshuka', 'Pancakes', 'Lamb chops', 'Soup of the day'].map(
        (dish) => (
          <Card key={dish}>{dish}</Card>
        ),
      )}
      <ScrollToTop {...args} />
    </LongPage>
  ),
  beforeEach: () => {
    scrollTo({ top: 0, behavior: 'instant' });
    return () => scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: sizes.scroll
export const Scrolled: Story = {
  tags: ['responsive', 'forced-colors', 'scrolled'],
  play: async ({ canvas, step }) => {
    await step('It is not there up to 300 px', async () => {
      scrollTo({ top: timings.scrollThreshold, behavior: 'instant' });
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('One px further it appears', async () => {
      scrollTo({ top: timings.scrollThreshold + 1, behavior: 'instant' });
      await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible();
    });
  },
};

export const UsedByKeyboard: Story = {
  name: 'Used by keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    scrollTo({ top: 600, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    await step('Enter leads to the top, and the focus with it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(scrollY).toBe(0));
      await expect(canvas.getByRole('heading', { name: 'Items' })).toHaveFocus();
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    });
  },
};

export const AboveASaveBar: Story = {
  name: 'Above a save bar',
  tags: ['scrolled'],
  render: (args) => (
    <LongPage>
      <Heading level={1}>Items</Heading>
      {Array.from({ length: 40 }, (_, index) => (
        <Card key={index}>Dish {index + 1}</Card>
      ))}
      <SaveBar
        isVisible
        message="You have unsaved changes"
        saveLabel="Save changes"
        onSave={() => undefined}
        onDiscard={() => undefined}
      />
      <ScrollToTop {...args} />
    </LongPage>
  ),
  play: async ({ canvas }) => {
    scrollTo({ top: 600, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['scrolled'],
  decorators: [pageRightToLeft],
  args: { label: 'إلى الأعلى' },
  play: async ({ canvas }) => {
    scrollTo({ top: 600, behavior: 'instant' });
    const button = await canvas.findByRole('button');
    await expect(button.getBoundingClientRect().left).toBeLessThan(100);
  },
};
