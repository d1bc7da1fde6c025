import type { OperationId, WireOperations } from '@cardamom/api-types';
import { expect, type within } from 'storybook/test';
import { patience } from './acting.ts';
import { answers, fails, usual } from './handlers.ts';
import { listOf } from './list-of.ts';

/** A list of the settings: what asks for it, where it is, and its own words. */
export interface ListOfStory {
  operation: Extract<
    OperationId & keyof WireOperations,
    'listDiscounts' | 'listPrinters' | 'listStaffMembers' | 'listTableSections'
  >;
  path: string;
  /** "No printers yet" */
  emptyTitle: string;
  /** What adds the first: "Add printer", and where it leads. */
  add: string;
  newHref: string;
  /** "No printer matches" */
  noMatchTitle: string;
  /** "The printers could not be loaded" */
  errorTitle: string;
}

interface Played {
  canvas: ReturnType<typeof within>;
}

const without = (list: ListOfStory) => ({ msw: [answers(list.operation, listOf<never>([])), ...usual] });

/** The story of a list that has no entries: what they are for, and the way to the first. */
export const emptyStory = (list: ListOfStory) => ({
  parameters: without(list),
  play: async ({ canvas }: Played) => {
    await canvas.findByText(list.emptyTitle, {}, patience);
    for (const link of canvas.getAllByRole('link', { name: list.add }))
      await expect(link).toHaveAttribute('href', list.newHref);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

/** The story of a list in which nothing matches: the search stays, and can be cleared. */
export const nothingFoundStory = (list: ListOfStory) => ({
  name: 'Nothing found',
  args: { path: `${list.path}?search=ramen` },
  parameters: without(list),
  play: async ({ canvas }: Played) => {
    await canvas.findByText(`${list.noMatchTitle} “ramen”`, {}, patience);
    await expect(canvas.getByRole('searchbox')).toHaveValue('ramen');
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  },
});

/** The story of a list that could not be loaded: why, that guests do not notice, and a way to try again. */
export const failedStory = (list: ListOfStory) => ({
  parameters: { msw: [fails(list.operation, 'fallback'), ...usual] },
  play: async ({ canvas }: Played) => {
    await canvas.findByText(list.errorTitle, {}, patience);
    await canvas.findByText(/Guests still see the menu as it was/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
