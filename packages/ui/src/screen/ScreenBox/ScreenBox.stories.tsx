import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../../stories/choice.ts';
import { ScreenFace } from '../ScreenFace/index.ts';
import { storyContent, storyStatus } from '../story-content.ts';
import { Glass } from '../story-sheet.styles.ts';
import { ScreenBox } from './ScreenBox.tsx';
import { screenTurns } from './ScreenBox.styles.ts';

const meta = {
  title: 'Screen/ScreenBox',
  component: ScreenBox,
  argTypes: { turn: choice(screenTurns) },
  parameters: {
    docs: {
      description: {
        component:
          'The glass of a screen: what is inside fills it and is measured in it. A television that hangs upright and does not say so is turned by `turn`. Do not put anything in it but a face or a notice.',
      },
    },
  },
  args: { children: <ScreenFace content={storyContent} page={0} status={storyStatus} isStill /> },
  render: (args) => (
    <Glass $hang="landscape">
      <ScreenBox {...args} />
    </Glass>
  ),
} satisfies Meta<typeof ScreenBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsItHangs: Story = {
  name: 'As it hangs',
  tags: ['forced-colors'],
  args: { turn: 'NONE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shakshuka' })).toBeVisible();
  },
};

/** What stands on it is upright, on its side in the room of the glass. */
async function fillsGlass({ canvasElement }: { canvasElement: HTMLElement }) {
  const [outside] = canvasElement.querySelectorAll<HTMLElement>('div > div > div');
  const inside = outside?.firstElementChild;
  const [one, other] = [outside?.getBoundingClientRect(), inside?.getBoundingClientRect()];
  await expect(other?.width).toBeCloseTo(one?.width ?? 0, 0);
  await expect(other?.left).toBeCloseTo(one?.left ?? 0, 0);
  await expect(other?.top).toBeCloseTo(one?.top ?? 0, 0);
}

export const TurnedLeft: Story = { name: 'Turned left', args: { turn: 'LEFT' }, play: fillsGlass };

export const TurnedRight: Story = { name: 'Turned right', args: { turn: 'RIGHT' }, play: fillsGlass };
