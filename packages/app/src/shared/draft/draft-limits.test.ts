import { describe, expect, test } from 'vitest';
import { brokenStorage, memoryStorage } from '../testing/memory-storage.ts';
import { draftLimits, draftStorage, type DraftOwner } from './draft-storage.ts';
import { typingInTab } from './typing-in-tab.ts';

const form = { text: '' };
const ownerOf = (form: number): DraftOwner => ({ restaurantId: 'r1', staffId: 's1', path: `/form/${form}` });
/** What somebody typed in this minute of an hour. */
const typed = (minute: number, text = 'Soup') => ({
  version: 1,
  began: form,
  values: { text },
  savedAt: `2026-11-21T14:${String(minute).padStart(2, '0')}:00Z`,
});
const keptOf = (drafts: ReturnType<typeof draftStorage>, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => drafts.read(ownerOf(index), form));

describe('drafts are bounded', () => {
  test('in number: the oldest makes room', () => {
    const drafts = draftStorage(memoryStorage());
    const count = draftLimits.count + 2;
    for (let index = 0; index < count; index += 1)
      expect(drafts.write(ownerOf(index), typed(index))).toBe(true);
    expect(keptOf(drafts, count)).toEqual(Array.from({ length: draftLimits.count }, (_, index) => index + 2));
  });

  test('in size: one that is too large is not kept, and says so', () => {
    const drafts = draftStorage(memoryStorage());
    const tooLong = 'x'.repeat(draftLimits.characters);
    expect(drafts.write(ownerOf(1), typed(1))).toBe(true);
    expect(drafts.write(ownerOf(1), typed(2, tooLong))).toBe(false);
    // What it held before would come back as if nothing had been typed since.
    expect(drafts.read(ownerOf(1), form)).toBeNull();
  });

  test('where the browser has no more room, the oldest make it', () => {
    const drafts = draftStorage(memoryStorage(2000));
    const text = 'x'.repeat(400);
    for (let index = 0; index < 6; index += 1)
      expect(drafts.write(ownerOf(index), typed(index, text))).toBe(true);
    expect(keptOf(drafts, 6)).toEqual([3, 4, 5]);
  });

  test('what else the site keeps is not touched', () => {
    const storage = memoryStorage(1000);
    storage.setItem('cardamom.theme', 'dark');
    const drafts = draftStorage(storage);
    drafts.write(ownerOf(1), typed(1));
    expect(drafts.write(ownerOf(2), typed(2, 'x'.repeat(1200)))).toBe(false);
    expect(storage.getItem('cardamom.theme')).toBe('dark');
  });
});

test('with broken storage there are no drafts and nothing fails', () => {
  const drafts = draftStorage(brokenStorage);
  expect(drafts.write(ownerOf(1), typed(1))).toBe(false);
  expect(drafts.read(ownerOf(1), form)).toBeNull();
  drafts.remove(ownerOf(1));
  drafts.removeOld(0);
});

describe('a tab knows where its typing is kept', () => {
  test('and forgets it when it is saved or given up', () => {
    const typing = typingInTab(memoryStorage());
    expect(typing.isKeptAt('/form/1')).toBe(false);
    typing.keptAt('/form/1');
    expect(typing.isKeptAt('/form/1')).toBe(true);
    expect(typing.isKeptAt('/form/2')).toBe(false);
    typing.forget();
    expect(typing.isKeptAt('/form/1')).toBe(false);
  });

  test.each([
    ['no', undefined],
    ['broken', brokenStorage],
  ])('with %s storage it knows of none', (_how, storage) => {
    const typing = typingInTab(storage);
    typing.keptAt('/form/1');
    expect(typing.isKeptAt('/form/1')).toBe(false);
    typing.forget();
  });
});
