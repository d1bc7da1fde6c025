import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { choice } from '../../stories/choice.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Stage, stageShapes } from './Stage.tsx';
import { Desk, Screen } from './Stage.stories.styles.ts';

/** The sheet that stands before it. */
const besideASheet: Decorator = (Story) => (
  <Desk>
    <Text>The sheet</Text>
    <Story />
  </Desk>
);

const dishes = Array.from({ length: 60 }, (_, index) => `Dish ${index + 1}`);

const meta = {
  title: 'Layout/Stage',
  component: Stage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Where what the work is for stands beside the sheet: the guest’s page itself, laid out for a phone of 390 px and drawn smaller. It stays in view while the sheet scrolls. Put the guest page’s own components inside, or a frame with the page (`hasOwnScroll`); never a picture of it. `PhoneFrame` is for a phone inside a page.',
      },
    },
  },
  argTypes: { shape: choice(stageShapes) },
  args: {
    title: 'What guests see',
    caption: 'All day, as you type',
    label: 'All day, as guests see it',
    note: 'Your unsaved version. Guests see the saved one.',
    children: (
      <Screen>
        <Stack gap={2}>
          <Heading level={3} size="titleHuge">
            From the grill
          </Heading>
          {dishes.map((dish) => (
            <Text key={dish}>{dish}</Text>
          ))}
        </Stack>
      </Screen>
    ),
  },
} satisfies Meta<typeof Stage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: 'Beside the sheet',
  tags: ['responsive', 'forced-colors'],
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet],
  args: { actions: <Button size="small">Open</Button> },
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('complementary', { name: 'What guests see' });
    const glass = canvas.getByRole('region', { name: 'All day, as guests see it' });
    await step('It is as high as the window, and its phone lies inside it', async () => {
      await expect(stage.getBoundingClientRect().height).toBeCloseTo(innerHeight, 0);
      await expect(glass.getBoundingClientRect().bottom).toBeLessThan(stage.getBoundingClientRect().bottom);
    });
    await step('What is inside is laid out at 390 px and drawn smaller', async () => {
      await expect(glass.offsetWidth).toBe(390);
      await expect(glass.getBoundingClientRect().width).toBeCloseTo(390 * 0.82, 0);
    });
    await step('It stays in view while the sheet scrolls', async () => {
      window.scrollTo({ top: 200, behavior: 'instant' });
      await expect(stage.getBoundingClientRect().top).toBeCloseTo(0, 0);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
};

export const ByKeyboard: Story = {
  name: 'A long page, by keyboard',
  tags: ['keyboard'],
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet],
  play: async ({ canvas, step }) => {
    await step('The glass takes the focus, so that arrow keys scroll it', async () => {
      const glass = canvas.getByRole('region', { name: 'All day, as guests see it' });
      await userEvent.tab();
      await expect(glass).toHaveFocus();
      await expect(glass.scrollHeight).toBeGreaterThan(glass.clientHeight);
    });
  },
};

const page = '<body style="margin:0;height:2000px"><h1>Cardamom &amp; Lime</h1></body>';

export const PageOfItsOwn: Story = {
  name: 'With a page of its own',
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet],
  args: { hasOwnScroll: true, children: <iframe title="Guest page" sandbox="" srcDoc={page} /> },
  play: async ({ canvas, step }) => {
    await step('The frame fills the glass, which then needs no place among the tab stops', async () => {
      const glass = canvas.getByRole('region', { name: 'All day, as guests see it' });
      await expect(glass).not.toHaveAttribute('tabindex');
      const frame = canvas.getByTitle('Guest page');
      await expect(frame.offsetWidth).toBe(390);
      await expect(frame.offsetHeight).toBe(glass.clientHeight);
    });
  },
};

export const Band: Story = {
  name: 'Narrow, as a band',
  globals: { viewport: { value: 'phone' } },
  args: { shape: 'band', actions: <Button size="small">Open</Button> },
  play: async ({ canvas, step }) => {
    await step('It is 236 px high and shows where the page begins', async () => {
      const stage = canvas.getByRole('complementary', { name: 'What guests see' });
      await expect(stage.getBoundingClientRect().height).toBeCloseTo(236, 0);
      await expect(stage.scrollWidth).toBeLessThanOrEqual(stage.clientWidth);
      await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  name: 'Narrow, the whole page',
  globals: { viewport: { value: 'phone' } },
  args: { shape: 'page' },
};

export const InThePage: Story = {
  name: 'Between phone and desktop',
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('complementary', { name: 'What guests see' }).getBoundingClientRect();
    const glass = canvas.getByRole('region', { name: 'All day, as guests see it' });
    const phone = glass.getBoundingClientRect();
    await step('The phone stands whole, in the middle of the stage', async () => {
      await expect(glass.offsetWidth).toBe(390);
      await expect(phone.width).toBeCloseTo(390 * 0.9, 0);
      await expect(phone.left - stage.left).toBeCloseTo(stage.right - phone.right, 0);
      await expect(phone.height).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const FrameOfItsOwn: Story = {
  name: 'With a frame of its own',
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet],
  args: {
    hasOwnFrame: true,
    caption: 'Now, 14:20',
    children: (
      <Stack gap={2}>
        <Button>Next page</Button>
        {dishes.map((dish) => (
          <Text key={dish}>{dish}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('complementary', { name: 'What guests see' });
    await step('No phone is drawn, and what is longer than the window scrolls inside the stage', async () => {
      await expect(canvas.getByRole('region').offsetWidth).not.toBe(390);
      await expect(stage.getBoundingClientRect().height).toBeCloseTo(innerHeight, 0);
      const last = canvas.getByText('Dish 60');
      last.scrollIntoView();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const FrameThatScrolls: Story = {
  name: 'With a frame in which nothing takes the focus',
  tags: ['no-picture'], // A frame of its own looks the same.
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet],
  args: {
    hasOwnFrame: true,
    label: 'The whole list',
    children: (
      <Stack gap={2}>
        {dishes.map((dish) => (
          <Text key={dish}>{dish}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('It takes the focus itself, so that keys scroll it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('region', { name: 'The whole list' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { viewport: { value: 'lg' } },
  decorators: [besideASheet, rightToLeft],
};
