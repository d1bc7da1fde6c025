import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { DishRow, type DishView, type GuestWords, type LookName } from '@cardamom/ui/guest';
import { cutMarkup, type CutMarkup } from './critical-css.ts';

/** A dish as it stands in a list. */
export interface ListedDish {
  dish: DishView;
  isOnFirstScreen: boolean;
}

/** What all dishes of a page share. */
export interface ListOfDishes {
  look: LookName;
  words: GuestWords;
  dishes: readonly ListedDish[];
}

/** Ends the addresses of dishes: what is kept of them is for every query, which takes its place. */
export const queryPlace = randomUUID();

/** Dishes that are kept, about 1.5 KB each. */
const mostKept = 20_000;
/** Dishes that are rendered before others have their turn. */
const atOnce = 25;
/** Characters of rules after which all is rendered anew: each colour of a picture brings one, and restaurants come and go. */
const mostStyles = 1_000_000;

/** Stands between pieces of markup; nobody who writes a menu knows it. */
export const seam = randomUUID();

function nameOf(listed: ListedDish, { look, words }: ListOfDishes): string {
  return createHash('sha1')
    .update(JSON.stringify([listed, look, words.spoken]))
    .digest('base64');
}

/** Markup that was rendered once, with the rules of all of it. */
export class KeptMarkup {
  readonly #sheet = new ServerStyleSheet();
  readonly #dishes: LRUCache<string, CutMarkup>;

  constructor(most = mostKept) {
    this.#dishes = new LRUCache({ max: most });
  }

  render(element: ReactElement): string {
    return renderToStaticMarkup(this.#sheet.collectStyles(element));
  }

  /** The rules of everything rendered so far, as styled-components writes them. */
  get styleTags(): string {
    return this.#sheet.getStyleTags();
  }

  #renderDishes({ look, words, dishes }: ListOfDishes): CutMarkup[] {
    const all = this.render(
      <ThemeProvider theme={{ look }}>
        {dishes.map(({ dish, isOnFirstScreen }, index) => (
          // Nothing moves in what is rendered once.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <DishRow {...{ dish, isOnFirstScreen, words }} />
            {seam}
          </Fragment>
        ))}
      </ThemeProvider>,
    );
    return all.split(seam).slice(0, -1).map(cutMarkup);
  }

  /** What is kept of these dishes, and else rendered now; what was found is held, because keeping more may forget it. */
  #portion(list: ListOfDishes): { markup: CutMarkup[]; isNew: boolean } {
    const named = list.dishes.map((listed) => {
      const name = nameOf(listed, list);
      return { listed, name, found: this.#dishes.get(name) };
    });
    const missing = named.filter(({ found }) => found === undefined);
    const dishes = missing.map(({ listed }) => listed);
    const rendered = dishes.length > 0 ? this.#renderDishes({ ...list, dishes }) : [];
    if (rendered.length !== missing.length) throw new Error('Not every dish of the menu was rendered.');
    const fresh = new Map(missing.map(({ name }, index) => [name, rendered[index] ?? []]));
    // A warning is of one guest's filter: kept, such dishes would push out what everybody reads.
    for (const { listed, name } of missing)
      if (listed.dish.warning === undefined) this.#dishes.set(name, fresh.get(name) ?? []);
    const markup = named.flatMap(({ name, found }) => {
      const own = found ?? fresh.get(name);
      return own ? [own] : [];
    });
    return { markup, isNew: missing.length > 0 };
  }

  /** Each dish's markup: rendered the first time that it reads so, and then kept. Others have their turn meanwhile. */
  async dishes(list: ListOfDishes): Promise<CutMarkup[]> {
    const all: CutMarkup[] = [];
    for (let start = 0; start < list.dishes.length; start += atOnce) {
      const dishes = list.dishes.slice(start, start + atOnce);
      const { markup, isNew } = this.#portion({ ...list, dishes });
      all.push(...markup);
      if (isNew) await setImmediate();
    }
    return all;
  }
}

let kept = new KeptMarkup();

/** What a page is rendered with, from its beginning to its end. */
export function keptMarkup(): KeptMarkup {
  if (kept.styleTags.length > mostStyles) kept = new KeptMarkup();
  return kept;
}
