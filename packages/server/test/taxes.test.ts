import type { Change, PublicRestaurant, ServiceCharge, Tax } from '@cardamom/api-types';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const createTax = (body: object) => owner.request('createTax', { body });
const charge = async (): Promise<ServiceCharge> => (await owner.request('getServiceCharge')).body.data;
const setCharge = (version: number, body: object) =>
  owner.request('updateServiceCharge', { headers: { 'if-match': `"${version}"` }, body });
const asGuestsRead = async (): Promise<PublicRestaurant> => {
  const { restaurantUrl } = owner.profile.restaurant;
  return (await server.visitor().request('getPublicRestaurant', { params: { restaurantUrl } })).body.data;
};

describe('a tax', () => {
  // proves: tax.rate, tax.treatment
  test('has a rate to the thousandth of a percent, in prices or added to them', async () => {
    const vat: Tax = (await createTax({ name: 'VAT', rate: 13_125, treatment: 'INCLUDED' })).body.data;
    expect(vat).toMatchObject({ rate: 13_125, treatment: 'INCLUDED', isDefault: true, isActive: true });
    const city: Tax = (await createTax({ name: 'City tax', rate: 100_000, treatment: 'EXCLUDED' })).body.data;
    expect(city.isDefault).toBe(false);
    expect((await asGuestsRead()).tax).toEqual({ name: 'VAT', rate: 13_125, treatment: 'INCLUDED' });
  });

  test('that is switched off is not told to guests', async () => {
    const [vat] = (await owner.request('listTaxes')).body.data.items as Tax[];
    await owner.request('updateTax', {
      params: { taxId: vat?.id ?? '' },
      headers: { 'if-match': `"${vat?.version}"` },
      body: { isActive: false },
    });
    expect((await asGuestsRead()).tax).toBeNull();
  });

  test.each([
    { draft: { rate: 100_001, treatment: 'INCLUDED' }, pointer: '/rate', code: 'CM_RANGE' },
    { draft: { rate: -1, treatment: 'INCLUDED' }, pointer: '/rate', code: 'CM_RANGE' },
    { draft: { rate: 1000, treatment: 'SOMEHOW' }, pointer: '/treatment', code: 'CM_CHOICE' },
  ])('with $draft is refused at $pointer', async ({ draft, pointer, code }) => {
    const { status, body } = await createTax({ name: 'Wrong', ...draft });
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, pointer, code]);
  });
});

describe('the service charge', () => {
  test('is not asked for while nobody set it', async () => {
    expect(await charge()).toMatchObject({ isActive: false, rate: 0, version: 1 });
    expect((await asGuestsRead()).serviceCharge).toBeNull();
  });

  // proves: service-charge.rate, service-charge.treatment
  test('is a percentage or a sum, in prices or added to them, and guests read what it is for', async () => {
    const { version } = await charge();
    const { status, body } = await setCharge(version, {
      rate: 12_500,
      treatment: 'EXCLUDED',
      purpose: 'the kitchen and the floor',
      shortLine: '+ 12.5% service',
      isActive: true,
    });
    expect([status, body.data.version]).toEqual([200, version + 1]);
    expect((await asGuestsRead()).serviceCharge).toEqual({
      type: 'PERCENTAGE',
      rate: 12_500,
      treatment: 'EXCLUDED',
      purpose: 'the kitchen and the floor',
      shortLine: '+ 12.5% service',
    });
    const fixed = await setCharge(version + 1, { type: 'FIXED', rate: 250_000, treatment: 'INCLUDED' });
    expect(fixed.body.data).toMatchObject({ type: 'FIXED', rate: 250_000, treatment: 'INCLUDED' });
  });

  test('of more than the bill is refused, also where only its type is changed', async () => {
    const { version } = await charge();
    const { status, body } = await setCharge(version, { type: 'PERCENTAGE' });
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, '/rate', 'CM_RANGE']);
  });

  test('that somebody else saved first is not written over', async () => {
    const { version } = await charge();
    await setCharge(version, { purpose: 'the team' });
    const { status, body } = await setCharge(version, { purpose: 'me' });
    expect([status, body.code, body.current.purpose]).toEqual([412, 'CM_CONFLICT', 'the team']);
  });

  test('is in history, which tells its rate with its type and brings the two back together', async () => {
    const before = await charge();
    await setCharge(before.version, { type: 'PERCENTAGE', rate: 5000 });
    const [change] = (await owner.request('listChanges', { query: { entity: 'SERVICE_CHARGE' } })).body.data
      .items as Change[];
    expect(change?.fields).toEqual([
      { field: 'rate', before: { type: 'FIXED', rate: 250_000 }, after: { type: 'PERCENTAGE', rate: 5000 } },
    ]);
    await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
    expect(await charge()).toMatchObject({ type: 'FIXED', rate: 250_000 });
  });
});
