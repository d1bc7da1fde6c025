import type { MatrixScope, MatrixSection } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaperFacts } from './pdf/frame.ts';
import { words } from './pdf/words.ts';
import { keptPrint, type KeptPrint } from './prints.ts';
import { matrixSections, scopeOf, type ScopeIds } from './sections.ts';

type Facts = Omit<PaperFacts, 'unprintableCount'>;
type Paper = Omit<KeptPrint, 'fingerprint'> & { readonly fingerprint: string | null };

function scopeWords({ menu, category }: MatrixScope): string {
  const names = [menu, category].flatMap((reference) => reference?.name ?? []);
  return names.length > 0 ? names.join(' · ') : words.everything;
}

/** A kept print stays printable when its menu or category is gone. */
async function scopeNames(tx: RestaurantTransaction, ids: ScopeIds): Promise<string> {
  try {
    return scopeWords(await scopeOf(tx, ids));
  } catch (error) {
    if (error instanceof Problem) return '';
    throw error;
  }
}

async function paperOf(
  tx: RestaurantTransaction,
  printId: string | undefined,
  scope: ScopeIds,
): Promise<Paper> {
  if (printId !== undefined) return keptPrint(tx, printId);
  return { scope, sections: await matrixSections(tx, scope), fingerprint: null, printedAt: now() };
}

/** What is needed to draw a paper, so that drawing it holds no transaction open. */
export type PaperContent = {
  readonly sections: readonly MatrixSection[];
  readonly facts: Facts;
  readonly fileName: string;
};

/** A kept print, or the matrix as it is now; throws CM_NOT_FOUND. */
export async function paperContent(
  tx: RestaurantTransaction,
  printId: string | undefined,
  ids: ScopeIds,
): Promise<PaperContent> {
  const { scope, sections, fingerprint, printedAt } = await paperOf(tx, printId, ids);
  const { name: restaurant, time_zone: timeZone, default_language: language } = await findRestaurant(tx);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const names = { restaurant, language, scope: await scopeNames(tx, scope) };
  const facts = { ...names, date: date.format(printedAt), fingerprint };
  return { sections, facts, fileName: words.fileName(restaurant, day.format(printedAt)) };
}
