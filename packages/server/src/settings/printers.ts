import type { PaperWidth, Printer, PrinterDraft, PrinterPatch, PrinterType } from '@cardamom/api-types';
import type { PrinterTable } from '../database/schema/settings.ts';
import { entityHandlers } from '../entities/handlers.ts';
import { entityKind, type FieldWriters } from '../entities/kind.ts';
import { entityRows, sharedPart } from '../entities/rows.ts';
import { entityService } from '../entities/service.ts';

type PrinterFields = {
  name: string;
  type: PrinterType;
  paperWidth: PaperWidth;
  address: string;
  port: number;
  isActive: boolean;
};

/** The port on which receipt printers listen for what is to be printed. */
const usualPort = 9100;

const writers = {
  name: ({ name }) => ({ name }),
  type: ({ type }) => ({ type }),
  paperWidth: ({ paperWidth }) => ({ paperWidth }),
  address: ({ address }) => ({ address }),
  port: ({ port }) => ({ port }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Printer, PrinterPatch>;

/** Printers: CM_NAME_IN_USE for a name in use. */
export const printers = entityService<Printer, PrinterDraft, PrinterPatch, PrinterFields>({
  entity: 'PRINTER',
  nameInUse: 'CM_NAME_IN_USE',
  rows: entityRows<PrinterTable, Printer, PrinterFields>({
    table: 'printer',
    columnsOf: ({ type, paperWidth, address, port }) => ({ type, paper_width: paperWidth, address, port }),
    toEntities: (_tx, rows) =>
      rows.map((row) => ({
        ...sharedPart(row),
        type: row.type,
        paperWidth: row.paper_width,
        address: row.address,
        port: row.port,
      })),
  }),
  fieldsOf: ({ name, type, paperWidth = 80, address = '', port = usualPort, isActive = true }) => ({
    name,
    type,
    paperWidth,
    address,
    port,
    isActive,
  }),
  copyOf: ({ name, type, paperWidth, address, port }) => ({ name, type, paperWidth, address, port }),
});

/** Printers as lists and history know them. */
export const printerEntity = entityKind<Printer, PrinterPatch>({
  ...printers,
  table: 'printer',
  operation: 'updatePrinter',
  writers,
});

/** Handlers of the contract's `/settings/printers`. */
export const printerHandlers = entityHandlers({ one: 'Printer', many: 'Printers' }, printers, printerEntity);
