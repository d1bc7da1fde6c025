import { printerSorts } from '@cardamom/api-types';
import { defineEntity } from '#shared/entity/index.ts';

/** Printers; a name in use is CM_NAME_IN_USE. */
export const printers = defineEntity('/settings/printers', {
  history: 'PRINTER',
  words: 'printers',
  sorts: printerSorts,
  places: { list: { to: '/setting/printer' }, newForm: { to: '/setting/printer/new' } },
});
