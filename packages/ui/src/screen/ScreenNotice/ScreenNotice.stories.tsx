import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lookAccents, type LookName } from '../../guest/looks/index.ts';
import { choice } from '../../stories/choice.ts';
import { faultsIn } from '../overlaps.ts';
import { contentWith, storyStatus } from '../story-content.ts';
import { Glass, hangs, Wall } from '../story-sheet.styles.ts';
import { ScreenNotice, screenNoticeKinds, type ScreenNoticeProps } from './ScreenNotice.tsx';

const looks = Object.keys(lookAccents) as LookName[];

/** In every look, in turn dark and light, landscape and upright; ours alone where nobody's dress is worn. */
function onWall(args: ScreenNoticeProps) {
  const dresses =
    args.dress === null
      ? [null]
      : looks.map((look, index) =>
          contentWith({ look, isDark: index % 2 === (args.kind === 'EMPTY' ? 0 : 1) }),
        );
  return (
    <Wall>
      {hangs.flatMap((hang) =>
        dresses.map((dress) => (
          <Glass key={`${hang}${dress?.look}`} $hang={hang} data-glass>
            <ScreenNotice {...args} dress={dress} />
          </Glass>
        )),
      )}
    </Wall>
  );
}

const meta = {
  title: 'Screen/ScreenNotice',
  component: ScreenNotice,
  argTypes: { kind: choice(screenNoticeKinds) },
  parameters: {
    docs: {
      description: {
        component:
          'What a screen says where it has no menu to show: in the restaurant’s dress and voice, as large as its menu; in ours while it is not known whose screen it is. What is for staff is small and last. Don’t show a guest an error.',
      },
    },
  },
  args: { kind: 'CLOSED', title: 'Back at 17:00', status: storyStatus, isStill: true },
  render: (args) => onWall(args),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    for (const glass of canvasElement.querySelectorAll<HTMLElement>('[data-glass]'))
      // oxlint-disable-next-line no-await-in-loop -- one glass after the other
      await waitFor(() => expect(faultsIn(glass)).toEqual([]));
  },
} satisfies Meta<typeof ScreenNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pairing: Story = {
  tags: ['forced-colors'],
  args: {
    kind: 'PAIRING',
    dress: null,
    title: 'Type this code in your back office',
    code: 'K7M2PX',
    steps: [
      <>
        On a phone or computer, open <strong>cardamom.example</strong>
      </>,
      <>
        Digital menu, then <strong>Add screen</strong>
      </>,
      <>
        Type the six characters. A new code comes in <strong>8 min</strong>
      </>,
    ],
  },
};

export const Empty: Story = {
  args: {
    kind: 'EMPTY',
    title: 'The menu is being written',
    text: 'Please ask us what there is today.',
    hint: 'For staff: no dish of this screen’s categories is on now. Digital menu, Counter.',
  },
};

export const Closed: Story = {
  args: { kind: 'CLOSED', overline: 'Cardamom & Lime', text: 'Tonight until 23:00. Tomorrow from 08:30.' },
};

export const Off: Story = { args: { kind: 'OFF', title: 'Cardamom & Lime' } };

export const Daypart: Story = {
  args: { kind: 'DAYPART', overline: 'Now', title: 'Evening', text: 'Breakfast is back tomorrow at 08:30' },
};

export const Identify: Story = {
  args: { kind: 'IDENTIFY', overline: 'This screen is', title: 'Bar', text: 'K7M2PX · 1920 × 1080 · 2.4.1' },
};

export const Waiting: Story = {
  args: { kind: 'WAITING', title: 'One moment', text: 'The menu is on its way.' },
};
