import { beforeEach, describe, expect, test } from 'vitest';
import { clearStoredSettings } from '../session/stored-settings.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { draftStorage, type DraftOwner } from './draft-storage.ts';

const owner: DraftOwner = { restaurantId: 'r1', staffId: 's1', path: '/menu-management/items/1' };
const form = { name: '', calories: null as number | null, sizes: [] as string[] };
const savedAt = '2026-11-21T14:32:00Z';
const typed = { version: 3, began: form, values: { ...form, name: 'Soup', calories: 320 }, savedAt };

let storage: Storage;
let drafts: ReturnType<typeof draftStorage>;
beforeEach(() => {
  storage = memoryStorage();
  drafts = draftStorage(storage);
  drafts.write(owner, typed);
});

describe('a draft', () => {
  test('is given back as it was left', () => {
    expect(drafts.read(owner, form)).toEqual(typed);
  });

  test('outlives the settings that are forgotten at sign-out', () => {
    clearStoredSettings(storage);
    expect(drafts.read(owner, form)).toEqual(typed);
  });

  test.each([
    ['another person', { ...owner, staffId: 's2' }],
    ['another restaurant', { ...owner, restaurantId: 'r2' }],
    ['another page', { ...owner, path: '/menu-management/items/2' }],
  ])('is never given to %s', (_who, other) => {
    expect(drafts.read(other, form)).toBeNull();
  });

  test('is gone after it was removed', () => {
    drafts.remove(owner);
    expect(drafts.read(owner, form)).toBeNull();
  });

  test('of a form that has other fields by now is not given back', () => {
    expect(drafts.read(owner, { ...form, marks: [] })).toBeNull();
    expect(drafts.read(owner, { ...form, sizes: '' })).toBeNull();
  });

  test.each([320, null])('of a number that cannot be read is given back, where %s was', (calories) => {
    const values = { ...form, calories: { unread: '3,2,0' } };
    drafts.write(owner, { ...typed, values });
    expect(drafts.read(owner, { ...form, calories })?.values).toEqual(values);
  });

  test('that cannot be read is none', () => {
    storage.setItem(storage.key(0) ?? '', '{');
    expect(drafts.read(owner, form)).toBeNull();
  });

  test('is forgotten after 30 days', () => {
    const day = 86_400_000;
    drafts.removeOld(Date.parse(savedAt) + 29 * day);
    expect(drafts.read(owner, form)).toEqual(typed);
    drafts.removeOld(Date.parse(savedAt) + 31 * day);
    expect(drafts.read(owner, form)).toBeNull();
  });
});

test('without storage, or with a full one, there are no drafts and nothing fails', () => {
  for (const drafts of [draftStorage(memoryStorage(0)), draftStorage(undefined)]) {
    drafts.write(owner, typed);
    drafts.removeOld(0);
    expect(drafts.read(owner, form)).toBeNull();
  }
});
