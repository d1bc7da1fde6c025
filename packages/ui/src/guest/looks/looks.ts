/** The looks that a restaurant's guest page can wear, by their names on the wire. */
export const lookNames = ['COUNTER', 'LINEN', 'CANDLE', 'GRIDDLE'] as const;

/** One of the looks. */
export type LookName = (typeof lookNames)[number];

/** A guest page wears this look where nobody has chosen one. */
export const usualLook: LookName = 'LINEN';

/** The colour each look was drawn with. */
export const lookAccents: Readonly<Record<LookName, string>> = {
  COUNTER: '#f58a1f',
  LINEN: '#2f6b3c',
  CANDLE: '#c08a3e',
  GRIDDLE: '#ffc61a',
};

/** Whether a look shows the restaurant's photo, and a picture beside each dish; else that comes with the rest of its dish, and is fetched then. */
export function showsThumbnails(look: LookName = usualLook): boolean {
  return look !== 'CANDLE';
}
