import type { Change, Discount } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const create = (body: object) => owner.request('createDiscount', { body });

async function edit({ id, version }: Discount, body: object) {
  return owner.request('updateDiscount', {
    params: { discountId: id },
    headers: { 'if-match': `"${version}"` },
    body,
  });
}

describe('a discount', () => {
  // proves: discount.type, discount.amount
  test('takes off an amount of money, or a part of the bill to the thousandth of a percent', async () => {
    const fixed = await create({ name: 'Regulars', type: 'FIXED', amount: 500 });
    const part = await create({ name: 'Happy hour', type: 'PERCENTAGE', amount: 12_500 });
    expect([fixed.status, part.status]).toEqual([201, 201]);
    expect(part.body.data).toMatchObject({
      name: 'Happy hour',
      type: 'PERCENTAGE',
      amount: 12_500,
      isActive: true,
    });
  });

  test.each([
    { type: 'PERCENTAGE', amount: 100_001, code: 'CM_RANGE' },
    { type: 'PERCENTAGE', amount: 0, code: 'CM_RANGE' },
    { type: 'FIXED', amount: -1, code: 'CM_RANGE' },
  ])('of $amount ($type) is refused at its amount', async ({ code, ...draft }) => {
    const { status, body } = await create({ name: 'Wrong', ...draft });
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, '/amount', code]);
  });

  test('that becomes a percentage is refused where its amount would be more than the bill', async () => {
    const { data: fixed } = (await create({ name: 'Fifty', type: 'FIXED', amount: 500_000 })).body;
    const refused = await edit(fixed, { type: 'PERCENTAGE' });
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/amount']);
    expect((await edit(fixed, { type: 'PERCENTAGE', amount: 50_000 })).status).toBe(200);
  });

  // proves: discount.name
  test('has a name of its own, whatever its case and accents', async () => {
    await create({ name: 'Élan', type: 'FIXED', amount: 1 });
    const { status, body } = await create({ name: 'elan', type: 'FIXED', amount: 1 });
    expect([status, body.errors[0].code, body.errors[0].pointer]).toEqual([422, 'CM_NAME_IN_USE', '/name']);
  });
});

test('history tells an amount with its type, and brings the two back together', async () => {
  const { data: made } = (await create({ name: 'Staff', type: 'FIXED', amount: 300 })).body;
  await edit(made, { type: 'PERCENTAGE', amount: 50_000 });
  const [change] = (await owner.request('listChanges', { query: { entityId: made.id } })).body.data
    .items as Change[];
  expect(change?.fields).toEqual([
    {
      field: 'amount',
      before: { type: 'FIXED', amount: 300 },
      after: { type: 'PERCENTAGE', amount: 50_000 },
    },
  ]);
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  const { data: back } = (await owner.request('getDiscount', { params: { discountId: made.id } })).body;
  expect(back).toMatchObject({ type: 'FIXED', amount: 300 });
});
