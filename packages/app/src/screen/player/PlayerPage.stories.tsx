import type { ScreenReport } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answers, fails, screenParameters, waits } from '#shared/testing/index.ts';
import { exampleCode, exampleItem, exampleMenu, exampleScreen, idOf } from '../testing/example-screen.ts';
import { patience, storyScreen } from '../testing/story-screen.ts';
import { StoryTelevision } from '../testing/StoryTelevision.tsx';

const meta = {
  title: 'App/Screen/PlayerPage',
  component: StoryTelevision,
  tags: ['!autodocs'],
  parameters: screenParameters,
  args: { code: exampleCode, kept: null },
} satisfies Meta<typeof StoryTelevision>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  tags: ['in-dark'],
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen())] } },
  play: async ({ step }) => {
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('With a network nothing is said of it', async () => {
      await expect(screen.queryByText(/Menu of/u)).toBeNull();
    });
  },
};

export const PlayingOffline: Story = {
  name: 'Playing offline',
  args: { kept: storyScreen(), rightAt: Date.parse('2026-03-14T09:42:00Z') },
  parameters: { msw: { handlers: [fails('getPublicScreen', 'CM_UNAVAILABLE')] } },
  play: async ({ step }) => {
    await step('The menu that was kept stands there at once', async () => {
      await screen.findByText(/Caldo verde/u, undefined, patience);
    });
    await step('A moment later it says from when that is', async () => {
      await screen.findByText(/Menu of 09:42/u, undefined, patience);
    });
  },
};

export const FirstStart: Story = {
  name: 'First start without a network',
  parameters: { msw: { handlers: [waits('getPublicScreen')] } },
  play: async () => {
    await screen.findByText('One moment', undefined, patience);
  },
};

export const Closed: Story = {
  parameters: {
    msw: {
      handlers: [
        answers(
          'getPublicScreen',
          storyScreen({
            timetable: [
              { from: '2026-03-14T11:30:00.000Z', menuId: null },
              { from: '2026-03-14T17:00:00.000Z', menuId: idOf('menu', 1) },
              { from: '2026-03-14T23:00:00.000Z', menuId: null },
            ],
          }),
        ),
      ],
    },
  },
  play: async () => {
    await screen.findByText('Back at 17:00', undefined, patience);
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [answers('getPublicScreen', storyScreen({ menus: [exampleMenu(1, 'Lunch', [])] }))] },
  },
  play: async () => {
    await screen.findByText('The menu is being written', undefined, patience);
  },
};

export const SwitchedOff: Story = {
  name: 'Switched off',
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen({ isOff: true, menus: [] }))] } },
  play: async () => {
    await screen.findByText(/this screen is switched off/u, undefined, patience);
  },
};

export const Identified: Story = {
  name: 'Asked which one it is',
  parameters: {
    msw: {
      handlers: [answers('getPublicScreen', storyScreen({ identifyUntil: '2026-03-14T18:00:00.000Z' }))],
    },
  },
  play: async () => {
    await screen.findByText('Bar', undefined, patience);
    await screen.findByText(/version 0\.1\.0/u);
  },
};

export const NotDrawn: Story = {
  name: 'What cannot be drawn',
  parameters: {
    msw: {
      handlers: [
        answers(
          'getPublicScreen',
          storyScreen({ restaurant: { ...exampleScreen().restaurant, look: 'NO_SUCH_LOOK' as never } }),
        ),
      ],
    },
  },
  play: async ({ step }) => {
    await step('The restaurant is named all the same', async () => {
      await screen.findByText('Cardamom & Lime', undefined, patience);
    });
  },
};

const onReport = fn<(report: ScreenReport) => void>();

function faultsTold(): string[] {
  return onReport.mock.calls.flatMap(([{ fault }]) => fault ?? []);
}

/** The same menu under another name, in a look that this version does not know. */
const undrawable = storyScreen({
  restaurant: { ...exampleScreen().restaurant, look: 'NO_SUCH_LOOK' as never },
  menus: [exampleMenu(2, 'Dinner', [exampleItem(3, { name: 'Spoiled' })])],
  timetable: [{ from: '2026-03-14T11:30:00.000Z', menuId: idOf('menu', 2) }],
});

/** Looks at the glass before every picture that the browser draws; returns what was read there without this dish since it was first there. */
function watchGlass(dish: RegExp): { stop: () => string[] } {
  const without: string[] = [];
  let hasBeenThere = false;
  let next = 0;
  const look = () => {
    const text = document.querySelector<HTMLElement>('[data-turns]')?.innerText ?? '';
    if (dish.test(text)) hasBeenThere = true;
    else if (hasBeenThere) without.push(text);
    next = requestAnimationFrame(look);
  };
  look();
  return {
    stop: () => {
      cancelAnimationFrame(next);
      return without;
    },
  };
}

export const BeforeNotDrawn: Story = {
  name: 'What stood there before what cannot be drawn',
  args: { kept: storyScreen(), rightAt: Date.parse('2026-03-14T09:42:00Z'), onReport },
  parameters: { msw: { handlers: [answers('getPublicScreen', undrawable)] } },
  play: async ({ step }) => {
    const glass = watchGlass(/Caldo verde/u);
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('The server hears of it', async () => {
      await waitFor(() => expect(faultsTold()).not.toEqual([]), patience);
    });
    await step('Nobody in front of it has seen anything of it', async () => {
      await expect(screen.getByText(/Caldo verde/u)).toBeVisible();
      await expect(glass.stop()).toEqual([]);
    });
  },
};

export const ByHand: Story = {
  name: 'Turned by hand',
  tags: ['keyboard'],
  parameters: { msw: { handlers: [answers('getPublicScreen', storyScreen({ layout: 'SPOTLIGHT' }))] } },
  play: async ({ step }) => {
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('Space stops it, the arrow goes on', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await waitFor(async () => expect(screen.getByText(/Grilled sardines/u)).toBeVisible());
    });
  },
};
