/**
 * Every currency on its whole way: typed as in the form, stored, read by a guest, exported, imported into an empty
 * restaurant. Run with the server's tests, on both databases; it stands here because it needs the form's reader too.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Item, ModifierGroup } from '../../packages/api-types/src/index.ts';
import { currencyCodes, currencyOf } from '../../packages/api-types/src/index.ts';
import { historicCurrencyCodes } from '../../packages/api-types/src/currencies.gen.ts';
import { foundRestaurant } from '../../packages/server/src/authentication/found-restaurant.ts';
import { makeSignInLink } from '../../packages/server/src/authentication/one-time-link.ts';
import { newId } from '../../packages/server/src/shared/ids.ts';
import { importFile } from '../../packages/server/test/support/hand-in.ts';
import { startTestServer, type Person, type TestServer } from '../../packages/server/test/support/server.ts';
import { parseMoney } from '../../packages/ui/src/money/index.ts';

/** ISO 4217, apart from the table under test; all others have two. */
const threeDigits = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const noDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');

const formats = ['csv', 'xlsx', 'json'] as const;
/** One for each way of writing: these go through every format, the others through one each. */
const representatives = new Set(['EUR', 'JPY', 'KWD', 'HUF', 'IQD', 'RSD']);
const all = [...currencyCodes, ...historicCurrencyCodes];
/** Both databases hold the same whole numbers, so the second shows that with one currency of each kind. */
const tried = all.filter(
  (currency) => process.env['TEST_DATABASE'] !== 'postgres' || representatives.has(currency),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Owner = Person & { readonly slug: string; readonly menuId: string };

/** An empty restaurant with its owner; nobody hashes a password for it. */
async function emptyRestaurant(defaultCurrency: string): Promise<Owner> {
  const email = `${newId()}@example.com`;
  const { slug, menuId } = await server.database.beforeSignIn((tx) =>
    foundRestaurant(tx, server.keys, {
      restaurantName: `Bistro ${newId()}`,
      restaurantType: 'BISTRO',
      ownerName: 'Ola',
      ownerLastName: '',
      email,
      passwordHash: null,
      defaultCurrency,
      timeZone: 'UTC',
      isDemo: false,
    }),
  );
  const link = await makeSignInLink(server.database, server.config, email);
  const owner = server.visitor();
  await owner.request('spendSignInLink', { body: { token: link.split('#')[1] } });
  return { ...owner, slug, menuId };
}

type Amount = { readonly typed: string; readonly minorUnits: number };

/** What people type: whole amounts, all the decimals there are, the smallest and the largest amount. */
function amountsOf(digits: number): Amount[] {
  const decimal = (minorUnits: string) => {
    const text = minorUnits.padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  };
  const exact = ['0', '1', '450', '1234567', '999999999999999', '999999999999990'].map((units) => ({
    typed: decimal(units),
    minorUnits: Number(units),
  }));
  const whole = ['450', '1500', '25000'].map((typed) => ({
    typed,
    minorUnits: Number(typed) * 10 ** digits,
  }));
  return [...exact, ...whole];
}

function typedInto(currency: string, text: string, allowsNegative = false): number {
  const read = parseMoney(text, currencyOf(currency), 'en', { allowsNegative });
  if (read.kind !== 'amount') throw new Error(`“${text}” is no amount of ${currency}`);
  return read.minorUnits;
}

/** The amount that a guest reads beside a size, back in minor units. */
function readByGuest(page: string, size: string, digits: number): number {
  const text = new RegExp(`>${size}<.*?>([^<>]*\\d[^<>]*)<`, 'su').exec(page)?.[1] ?? '';
  const [whole = '', decimals = ''] = (/[\d,]+(?:\.\d+)?(?!.*\d)/u.exec(text)?.[0] ?? '')
    .replaceAll(',', '')
    .split('.');
  return Number(whole + decimals.padEnd(digits, '0'));
}

const pricesOf = ({ sizes }: Item) => sizes.map(({ name, price }) => [name, price]);

async function menuOf(owner: Owner): Promise<{ items: Item[]; groups: ModifierGroup[] }> {
  const items = (await owner.request('listItems')).body.data.items as Item[];
  const groups = (await owner.request('listModifierGroups')).body.data.items as ModifierGroup[];
  return { items, groups };
}

describe('a currency', () => {
  test('is one of those in use, or was', () => {
    expect(all.length).toBe(158);
    expect(all).toEqual(expect.arrayContaining([...threeDigits, ...noDigits, 'XCG', 'BGN', 'CUC', 'ANG']));
  });

  // proves: restaurant.currency, lists.currencies
  test.concurrent.each(tried.map((currency, index) => [currency, index] as const))(
    '%s: what is typed is what guests read and what another restaurant imports',
    async (currency, index) => {
      const digits = threeDigits.includes(currency) ? 3 : noDigits.includes(currency) ? 0 : 2;
      const amounts = amountsOf(digits);
      const owner = await emptyRestaurant(currency);
      const sizes = amounts.map(({ typed }, place) => {
        return { name: `Size ${place}`, kind: 'PRICED', price: typedInto(currency, typed) };
      });
      const options = amounts.slice(1, 6).flatMap(({ typed }, place) =>
        ['', '-'].map((sign) => {
          return { name: `Option ${sign}${place}`, priceDelta: typedInto(currency, sign + typed, true) };
        }),
      );
      const category = await owner.request('createCategory', { body: { name: 'Soups' } });
      const group = await owner.request('createModifierGroup', { body: { name: 'Extras', options } });
      const links = { categoryIds: [category.body.data.id], modifierGroupIds: [group.body.data.id] };
      const created = await owner.request('createItem', { body: { name: 'Soup', sizes, ...links } });
      expect([category.status, group.status, created.status]).toEqual([201, 201, 201]);

      const stored = await menuOf(owner);
      const expected = amounts.map(({ minorUnits }, place) => [`Size ${place}`, minorUnits]);
      expect(stored.items.map(pricesOf)).toEqual([expected]);

      const page = (await server.app.inject({ url: `/qr-menu/${owner.slug}/${owner.menuId}` })).body;
      expect(
        amounts.map((_, place) => [`Size ${place}`, readByGuest(page, `Size ${place}`, digits)]),
      ).toEqual(expected);

      const own = formats.slice(index % formats.length, (index % formats.length) + 1);
      for (const format of representatives.has(currency) ? formats : own) {
        const file = await server.app.inject({
          url: `/api/online-menu/export?format=${format}`,
          cookies: Object.fromEntries(owner.cookies),
        });
        const other = await emptyRestaurant(currency);
        await importFile(other, `menu.${format}`, file.rawPayload);
        const imported = await menuOf(other);
        expect(imported.items.map(pricesOf), format).toEqual([expected]);
        if (format !== 'json') continue;
        expect(imported.groups[0]?.options.map(({ name, priceDelta }) => [name, priceDelta])).toEqual(
          stored.groups[0]?.options.map(({ name, priceDelta }) => [name, priceDelta]),
        );
      }
    },
  );
});
