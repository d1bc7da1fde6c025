import { devices, type Locator, type Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

/**
 * Seconds a person takes for a key, for pointing and pressing, and for making up their mind before that: the keystroke-level
 * model (Card, Moran and Newell 1980), for an average typist.
 */
const person = { key: 0.28, press: 1.3, thought: 1.35 };

const dishes = [
  { name: 'Grilled sardines', price: '9.50' },
  { name: 'Octopus salad', price: '12.00' },
  { name: 'Sea bass for two', price: '38.00' },
];

/** A newcomer's hand: does what is asked and counts it. */
class Hand {
  presses = 0;
  keys = 0;

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  /** Types into a field, to which a press or the Tab key leads. */
  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.presses += 1;
    this.keys += text.length;
  }
}

interface Stage {
  stage: string;
  presses: number;
  keys: number;
  /** What the person takes, by the model. */
  'person s': number;
  /** What they wait for the software meanwhile; the machine acts without pauses. */
  'software s': number;
}

async function count(stage: string, work: (hand: Hand) => Promise<void>): Promise<Stage> {
  const hand = new Hand();
  const began = performance.now();
  await work(hand);
  const { presses, keys } = hand;
  const seconds = presses * (person.press + person.thought) + keys * person.key;
  return {
    stage,
    presses,
    keys,
    'person s': Math.round(seconds),
    'software s': Math.round((performance.now() - began) / 100) / 10,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

function walk(page: Page, phone: Page, origin: string): [string, (hand: Hand) => Promise<void>][] {
  return [
    [
      'registers a restaurant',
      async (hand) => {
        await page.goto(origin);
        await hand.press(link(page, 'Register a restaurant'));
        await hand.type(page.getByLabel('Restaurant name'), 'Harbour Bistro');
        await hand.press(page.getByRole('button', { name: /Venue type/u }));
        await hand.press(page.getByRole('option', { name: 'Bistro' }));
        await hand.type(page.getByLabel('Your name'), 'Inês Duarte');
        await hand.type(page.getByLabel('E-mail'), 'ines@example.org');
        await hand.type(page.getByLabel(/^Password/u), `Bench-${crypto.randomUUID().slice(0, 8)}`);
        await hand.press(button(page, 'Register restaurant'));
      },
    ],
    [
      'adds a category',
      async (hand) => {
        await hand.press(link(page, 'Add dishes by hand'));
        await hand.press(link(page, 'Add category'));
        await hand.type(page.getByLabel('Category name'), 'Fish');
        await hand.press(button(page, 'Create category'));
      },
    ],
    [
      'adds three dishes',
      async (hand) => {
        for (const [index, { name, price }] of dishes.entries()) {
          await hand.type(page.getByLabel('Item name'), name);
          await hand.type(page.getByLabel(/^Price/u), price);
          const isLast = index === dishes.length - 1;
          await hand.press(button(page, isLast ? 'Create item' : 'Save and add another'));
          await page.getByText('Item created.').last().waitFor();
          // The form is empty again once the dish is stored; the message may still be of the one before.
          if (!isLast) await page.locator('input[value=""]').and(page.getByLabel('Item name')).waitFor();
        }
      },
    ],
    [
      'sees them on a phone',
      async (hand) => {
        await hand.press(link(page, 'Home'));
        await hand.press(button(page, 'Code'));
        await phone.goto(await page.getByRole('dialog').getByText(/\/q\//u).innerText());
        for (const { name } of dishes) await phone.getByText(name).waitFor();
      },
    ],
  ];
}

/** From an empty installation to three dishes on a phone, as somebody goes who has never been here. */
export async function benchmarkNewcomer(): Promise<void> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const there = { locale: 'en-GB', timezoneId: 'Europe/Lisbon' };
    const desk = await browser.newContext({ ...there, viewport: { width: 1440, height: 900 } });
    const pocket = await browser.newContext({ ...devices['Pixel 7'], ...there });
    const stages: Stage[] = [];
    for (const [stage, work] of walk(await desk.newPage(), await pocket.newPage(), server.origin))
      stages.push(await count(stage, work));
    console.table(stages);
    const sum = (of: (stage: Stage) => number) => stages.reduce((total, stage) => total + of(stage), 0);
    const minutes = (sum((stage) => stage['person s']) + sum((stage) => stage['software s'])) / 60;
    console.log(
      `Three dishes on a phone after ${sum((stage) => stage.presses)} presses and ${sum((stage) => stage.keys)} keys: about ${minutes.toFixed(1)} min.`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
