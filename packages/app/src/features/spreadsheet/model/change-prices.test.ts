import { currencyOf } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { changedPrice, readPercent, roundingModes, roundingSteps, type PriceMove } from './change-prices.ts';

const percent = (hundredths: number): PriceMove => ({ kind: 'PERCENT', hundredths });
const amount = (minorUnits: number): PriceMove => ({ kind: 'AMOUNT', minorUnits });
const stepsOf = (code: string) => roundingSteps(currencyOf(code));
const exact = { step: 1, mode: 'NEAREST' } as const;

describe('a price is moved', () => {
  it.each([
    ['+5 %, to .50', 1250, percent(500), { step: 50, mode: 'NEAREST' }, 1300],
    ['+5 %, down to .50', 1250, percent(500), { step: 50, mode: 'DOWN' }, 1300],
    ['+5 %, up to .50', 1260, percent(500), { step: 50, mode: 'UP' }, 1350],
    ['exactly between two steps goes up', 1225, percent(0), { step: 50, mode: 'NEAREST' }, 1250],
    ['-12.5 % to the cent', 999, percent(-1250), exact, 874],
    ['by an amount', 1250, amount(-50), exact, 1200],
    ['yen to whole tens', 1234, percent(500), { step: 10, mode: 'NEAREST' }, 1300],
    ['dinar to .050', 1234, percent(500), { step: 50, mode: 'UP' }, 1300],
  ] as const)('%s', (_, price, move, rounding, expected) => {
    expect(changedPrice(price, move, rounding)).toBe(expected);
  });

  it('never below nothing, and never past what can be stored', () => {
    expect(changedPrice(100, amount(-500), exact)).toBe(0);
    expect(changedPrice(100, percent(-10_000), exact)).toBe(0);
    expect(changedPrice(999_999_999_999_999, percent(10_000), exact)).toBe(999_999_999_999_999);
  });

  it('without a rounding error, however large', () => {
    expect(changedPrice(333_333_333_333, percent(1), exact)).toBe(333_366_666_666);
  });
});

describe('rounding', () => {
  it('leaves a price alone that lies on a step, in every mode', () => {
    for (const mode of roundingModes)
      for (let price = 0; price <= 2000; price += 50)
        expect(changedPrice(price, percent(0), { step: 50, mode })).toBe(price);
  });

  it('is done after one round: rounding again changes nothing', () => {
    for (const mode of roundingModes)
      for (let price = 0; price < 1000; price += 7) {
        const once = changedPrice(price, percent(500), { step: 25, mode });
        expect(changedPrice(once, percent(0), { step: 25, mode })).toBe(once);
      }
  });

  it('goes no further than one step, and the right way', () => {
    for (let price = 1; price < 3000; price += 13) {
      const [up, down] = (['UP', 'DOWN'] as const).map((mode) =>
        changedPrice(price, percent(0), { step: 50, mode }),
      ) as [number, number];
      expect(up).toBeGreaterThanOrEqual(price);
      expect(down).toBeLessThanOrEqual(price);
      expect(up - down).toBe(price % 50 === 0 ? 0 : 50);
    }
  });

  it('offers steps that the currency has', () => {
    expect(stepsOf('EUR')).toEqual([1, 5, 10, 25, 50, 100]);
    expect(stepsOf('JPY')).toEqual([1, 5, 10, 50, 100]);
    expect(stepsOf('HUF')).toEqual([100, 500, 1000, 5000, 10_000]);
    expect(stepsOf('KWD')).toEqual([1, 50, 100, 250, 500, 1000]);
  });
});

describe('a percentage is read as people type it', () => {
  it.each([
    ['5', 500],
    ['+5 %', 500],
    ['-12,5', -1250],
    ['−2.25%', -225],
    ['0', 0],
    ['-100', -10_000],
  ])('%s', (text, hundredths) => {
    expect(readPercent(text)).toBe(hundredths);
  });

  it.each(['', 'five', '-101', '1.234', '--5', '5,5,5'])('"%s" is none', (text) => {
    expect(readPercent(text)).toBeNull();
  });
});
