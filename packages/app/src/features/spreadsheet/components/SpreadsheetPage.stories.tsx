import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  fails,
  listOf,
  patience,
  RightToLeft as FromRightToLeft,
  screenParameters,
  StoryApp,
  usual,
  waits,
} from '#shared/testing/index.ts';
import { exampleSheet, longSheet } from '../testing/example-sheet.ts';

const categories = answers('listCategories', listOf([]));
const [soup] = exampleSheet;
const saved = answers('updateItems', () => ({
  batchId: '0198a000-0000-7000-8000-00000000bb01',
  items: soup ? [{ ...soup, version: 2 }] : [],
}));

const meta = {
  title: 'App/Spreadsheet',
  component: StoryApp,
  args: { path: '/menu-management/spreadsheet' },
  parameters: {
    ...screenParameters,
    msw: [answers('listItems', listOf(exampleSheet)), saved, categories, ...usual],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The grid with the focus, at its first cell. */
async function gridOf(canvas: Canvas): Promise<HTMLElement> {
  const grid = await canvas.findByRole('grid', { name: 'Items, sizes and prices' }, patience);
  grid.focus();
  return grid;
}

const activeCell = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

/** Hands the grid a block, as a paste from a spreadsheet does. */
function pasteInto(grid: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    await step('The grid says how it is used, and each row whose it is', async () => {
      await expect(grid).toHaveAccessibleDescription(/^Type to replace, Enter to edit/);
      const headers = canvas.getAllByRole('rowheader').map((header) => header.textContent);
      await expect(headers).toEqual([
        'Caldo verde',
        'House red',
        'House red',
        'Lobster of the day',
        'Sourdough',
      ]);
    });
    await step('Each size has a row of its own', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getByRole('gridcell', { name: 'Bottle' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: 'Market price' })).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    await step('Arrows move, typing replaces, Enter keeps and goes down', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}4,80{Enter}');
      await expect(canvas.getByRole('gridcell', { name: '4.80' })).toBeVisible();
      await expect(activeCell(grid)).toHaveTextContent('5.00');
    });
    await step('Enter edits what is there, Escape leaves it', async () => {
      await userEvent.keyboard('{Enter}9{Escape}');
      await expect(activeCell(grid)).toHaveTextContent('5.00');
    });
    await step('Tab goes to the next cell', async () => {
      await userEvent.keyboard('{Tab}');
      await expect(activeCell(grid)).toHaveTextContent('120');
    });
    await step('Ctrl+Z takes the price back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(canvas.getByRole('gridcell', { name: '4.50' })).toBeVisible();
    });
    await step('Escape, then Tab leaves the table', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await expect(grid).not.toHaveFocus();
    });
  },
};

export const Pasted: Story = {
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    await step('A block from a spreadsheet fills rows and columns', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      pasteInto(grid, '4,80\t190\r\n5,20\t130\r\n26,00\t\r\n');
      await expect(await canvas.findByRole('gridcell', { name: '26.00' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: '190' })).toBeVisible();
    });
    await step('What is not saved is counted', async () => {
      await canvas.findAllByText('5 cells are not saved', {}, patience);
    });
    await screen.findByText(/cells pasted\.$/, {}, patience);
  },
};

export const WrongCells: Story = {
  name: 'Wrong cells keep what was typed',
  tags: ['in-dark', 'forced-colors', 'responsive'],
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    pasteInto(grid, 'Caldo verde\t\tfour fifty\tmany');
    await step('Each says why, and nothing is lost', async () => {
      await canvas.findByText('2 cells need your attention', {}, patience);
      await expect(canvas.getByRole('gridcell', { name: /four fifty/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(canvas.getByRole('gridcell', { name: /many/ })).toHaveTextContent('Enter a whole number');
    });
  },
};

export const Saved: Story = {
  play: async ({ canvas, step }) => {
    await gridOf(canvas);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}200{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, patience));
    await step('It is said, with a way back', async () => {
      await screen.findByText('1 item updated. Live on 1 menu.', {}, patience);
      await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    });
  },
};

export const SavedByKey: Story = {
  name: 'Saved by Ctrl S, in the middle of a cell',
  play: async ({ canvas, step }) => {
    await gridOf(canvas);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}200{Control>}s{/Control}');
    await step('What stood in the open cell is saved with the rest', async () => {
      await screen.findByText('1 item updated. Live on 1 menu.', {}, patience);
      await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    });
  },
};

export const NotSaved: Story = {
  name: 'Not saved',
  parameters: {
    msw: [
      answers('listItems', listOf(exampleSheet)),
      fails('updateItems', 'CM_UNAVAILABLE'),
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await gridOf(canvas);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}200{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, patience));
    await step('Why stands beside the way to try again', async () => {
      const problem = await canvas.findByRole('alert', {}, patience);
      await expect(problem).toHaveTextContent(/^Nothing can be read or saved at the moment/);
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};

export const NameInUse: Story = {
  name: 'Refused by the server',
  parameters: {
    msw: [
      answers('listItems', listOf(exampleSheet)),
      fails('updateItems', 'OM_002', {
        errors: [{ pointer: '/0/name', code: 'OM_002', message: 'This name is already in use' }],
      }),
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await gridOf(canvas);
    await userEvent.keyboard('Sourdough{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, patience));
    await canvas.findByText(/This name is already in use/, { selector: 'div, p' }, patience);
    await expect(canvas.getAllByRole('rowheader', { name: /Sourdough/ })[0]).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Conflict: Story = {
  name: 'Changed by somebody else',
  tags: ['responsive'],
  parameters: {
    msw: [
      answers('listItems', listOf(exampleSheet)),
      fails('updateItems', 'CM_CONFLICT', {
        current: {
          items: soup
            ? [
                {
                  ...soup,
                  version: 2,
                  sizes: soup.sizes.map((size) => Object.assign({}, size, { price: 475 })),
                },
              ]
            : [],
        },
      }),
      categories,
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    await gridOf(canvas);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}5{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, patience));
    const dialog = await screen.findByRole('alertdialog', {}, patience);
    await step('Both versions stand side by side', async () => {
      await waitFor(
        () => expect(within(dialog).getByRole('row', { name: 'Price 5.00 4.75' })).toBeVisible(),
        patience,
      );
      await waitFor(
        () => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
        patience,
      );
    });
  },
};

export const ChangePrices: Story = {
  name: 'Prices changed with a preview',
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await gridOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change prices' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Change prices' }, patience);
    await step('Each change is seen before it is made: +5 %, to .50', async () => {
      const row = await within(dialog).findByRole('row', { name: /House red, Bottle €24.00 €25.00/ });
      await waitFor(() => expect(row).toBeVisible());
    });
  },
};

export const HundredsOfRows: Story = {
  name: 'Hundreds of rows',
  tags: ['scrolled'],
  parameters: { msw: [answers('listItems', listOf(longSheet(800))), categories, ...usual] },
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    await step('Only rows in sight are drawn, all are counted', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '801');
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
    await step('Ctrl+End goes to the last', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByText('Dish 800')).toBeVisible(), patience);
    });
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('listItems', listOf([])), categories, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No items yet', {}, patience);
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: '/menu-management/spreadsheet?search=ramen' },
  parameters: { msw: [answers('listItems', listOf([])), categories, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('No item matches “ramen”', {}, patience);
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('listItems'), categories, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Spreadsheet', level: 1 }, patience);
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { msw: [fails('listItems', 'fallback'), categories, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The items could not be loaded', {}, patience);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <FromRightToLeft>
        <Story />
      </FromRightToLeft>
    ),
  ],
  play: async ({ canvas, step }) => {
    const grid = await gridOf(canvas);
    await step('The left arrow goes to the next column, as it is seen', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(activeCell(grid)).toHaveTextContent('4.50');
    });
  },
};
