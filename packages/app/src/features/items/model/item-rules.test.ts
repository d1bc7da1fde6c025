import { describe, expect, it } from 'vitest';
import { setUpMessages } from '../../../shared/messages/index.ts';
import { calories, priceProblem } from './item-rules.ts';

setUpMessages();

const priced = (price: number | null) => priceProblem({ name: '', kind: 'PRICED', price });

describe('a price', () => {
  it('may be nothing at all to pay, and never less', () => {
    expect(priced(0)).toBeNull();
    expect(priced(1250)).toBeNull();
    expect(priced(-1)).not.toBeNull();
  });

  it('must be there, unless guests ask for it', () => {
    expect(priced(null)).not.toBeNull();
    expect(priceProblem({ name: '', kind: 'MARKET_PRICE', price: null })).toBeNull();
  });

  it('is never more than the contract can carry', () => {
    expect(priced(999_999_999_999)).toBeNull();
    expect(priced(1_000_000_000_000)).not.toBeNull();
  });
});

describe('calories', () => {
  it.each([null, 0, 20_000])('may be %s', (value) => {
    expect(calories(value, {})).toBeNull();
  });

  it.each([-1, 20_001, 'unreadable' as const])('may not be %s', (value) => {
    expect(calories(value, {})).not.toBeNull();
  });
});
