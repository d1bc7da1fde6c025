import { describe, expect, it } from 'vitest';
import { extended, isChosen, toggled } from './row-selection.ts';

const ids = ['soup', 'bass', 'tea', 'cake', 'rice'];

describe('the choice of rows', () => {
  it('takes a row in and lets it go again', () => {
    const chosen = toggled(new Set(['tea']), ids, 'soup');
    expect(chosen).toEqual(new Set(['tea', 'soup']));
    expect(toggled(chosen, ids, 'tea')).toEqual(new Set(['soup']));
  });

  it('keeps all others when one of all is let go', () => {
    expect(toggled('all', ids, 'bass')).toEqual(new Set(['soup', 'tea', 'cake', 'rice']));
    expect(isChosen('all', 'bass')).toBe(true);
  });

  it('spans from the anchor to the row, whichever stands first', () => {
    const range = { anchor: 'cake', end: 'cake', to: 'bass' };
    expect(extended(new Set(['cake']), ids, range)).toEqual(new Set(['cake', 'bass', 'tea']));
  });

  it('lets go what a shorter range no longer spans, and keeps what was chosen beside it', () => {
    const before = new Set(['rice', 'soup', 'bass', 'tea']);
    const range = { anchor: 'soup', end: 'tea', to: 'bass' };
    expect(extended(before, ids, range)).toEqual(new Set(['rice', 'soup', 'bass']));
  });
});
