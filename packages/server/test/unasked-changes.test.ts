import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedBy } from './support/edits/edited.ts';
import { editedItem, editedRow } from './support/edits/items.ts';
import { editedMenu } from './support/edits/menus.ts';
import {
  editedCategory,
  editedDigitalMenuSettings,
  editedGroup,
  editedMember,
  editedPicture,
  editedProfile,
  editedQrMenuSettings,
  editedRestaurant,
  editedScreen,
  editedServiceCharge,
} from './support/edits/others.ts';
import { openStorage, type Storage } from './support/edits/stored-rows.ts';
import { tryEdits } from './support/edits/try-edits.ts';
import { patchableFields } from './support/edits/subsets.ts';
import { editedPlain, plainKinds, type PlainKind } from './support/plain-kinds.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let storage: Storage;
beforeAll(async () => {
  server = await startTestServer();
  storage = await openStorage(server.config);
});
afterAll(async () => {
  await storage.close();
  await server.stop();
});

const editedBy: EditedBy = {
  updateMenu: editedMenu,
  updateItem: editedItem,
  updateItems: editedRow,
  updateModifierGroup: editedGroup,
  ...Object.fromEntries(plainKinds.map((kind) => [`update${kind.one}`, editedPlain(kind)])),
  updateScreen: editedScreen(editedPlain(plainKinds.find(({ one }) => one === 'Screen') as PlainKind)),
  updateCategory: editedCategory,
  updateRestaurant: editedRestaurant,
  updateServiceCharge: editedServiceCharge,
  updateQrMenuSettings: editedQrMenuSettings,
  updateDigitalMenuSettings: editedDigitalMenuSettings,
  updateStaffMember: editedMember,
  updateImage: editedPicture,
  updateMyProfile: editedProfile,
};

const patchable = [...patchableFields()];

test('every PATCH of the contract is tried here', () => {
  expect(Object.keys(editedBy).toSorted()).toEqual(patchable.map(([operationId]) => operationId).toSorted());
});

test.each(patchable)('%s writes what it names and nothing else, also of what is hidden', async (...patch) => {
  const [operationId, fields] = patch;
  const edit = editedBy[operationId];
  if (!edit) throw new Error(`Nobody knows how to edit with ${operationId}`);
  const { summary, unasked } = await tryEdits({ server, storage }, operationId, fields, edit);
  process.stdout.write(`${summary}\n`);
  expect(unasked).toEqual([]);
});
