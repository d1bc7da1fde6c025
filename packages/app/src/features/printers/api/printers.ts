import {
  printerSorts,
  type Printer,
  type PrinterDraft,
  type PrinterPatch,
  type PrinterSort,
} from '@cardamom/api-types';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

/** Printers; a name in use is CM_NAME_IN_USE. */
export const printers: EntityDefinition<Printer, PrinterDraft, PrinterPatch, PrinterSort> = {
  words: 'printers',
  calls: entityCalls('/settings/printers', 'printers'),
  writes: 'updatePrinter',
  sorts: printerSorts,
  places: {
    list: { to: '/setting/printer' },
    newForm: { to: '/setting/printer/new' },
    form: (printerId) => ({ to: '/setting/printer/$printerId', params: { printerId } }),
  },
};
