/** Who changed a field since the edit began; what both changed must be chosen by a person. */
export type ChangedBy = 'both' | 'me' | 'them';

/** A field that my version and theirs do not share. */
export interface Difference<Values> {
  name: keyof Values & string;
  changedBy: ChangedBy;
}

/** Lists whose order means nothing. */
const unordered: ReadonlySet<string> = new Set([
  'categoryIds',
  'marks',
  'contains',
  'mayContain',
  'channels',
  'weekdays',
  'hiddenItemIds',
]);

/** The value with what means nothing taken out: space around texts, the order of keys and of what is no list. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) {
    const entries: unknown[] = value.map((entry) => plain('', entry));
    return unordered.has(name)
      ? entries.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
      : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(keys.map(([key, part]) => [key, plain(key, part)]));
}

/** The fields that my version and theirs do not share, in the order of the form. */
export function differencesOf<Values extends object>(
  began: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] {
  const names = Object.keys(began) as (keyof Values & string)[];
  return names.flatMap((name): Difference<Values>[] => {
    const [was, here, there] = [began, mine, theirs].map((values) =>
      JSON.stringify(plain(name, values[name])),
    );
    if (here === there) return [];
    if (here === was) return [{ name, changedBy: 'them' }];
    return [{ name, changedBy: there === was ? 'me' : 'both' }];
  });
}

/** Which version a field is taken from. */
export type Version = 'mine' | 'theirs';

/** Their version with what was chosen from mine. */
export function mergedValues<Values extends object>(
  mine: Values,
  theirs: Values,
  chosen: Readonly<Partial<Record<string, Version>>>,
): Values {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  const kept = names.filter((name) => chosen[name] === 'mine').map((name) => [name, mine[name]]);
  return { ...theirs, ...(Object.fromEntries(kept) as Partial<Values>) };
}

/** What is stored with what was typed since it was sent; undefined where nothing was. */
export function changedSince<Values extends object>(
  sent: Values,
  now: Values,
  stored: Values,
): Values | undefined {
  const typed = differencesOf(sent, now, stored)
    .filter(({ changedBy }) => changedBy !== 'them')
    .map(({ name }) => [name, 'mine'] as const);
  return typed.length > 0 ? mergedValues(now, stored, Object.fromEntries(typed)) : undefined;
}
