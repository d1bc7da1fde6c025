import { plainKind } from '../entities/plain-kind.ts';

/** The port on which receipt printers listen for what is to be printed. */
const usualPort = 9100;

/** Printers. */
export const printers = plainKind({
  one: 'Printer',
  many: 'Printers',
  entity: 'PRINTER',
  table: 'printer',
  columnsOf: ({ type, paperWidth, address, port }) => ({ type, paper_width: paperWidth, address, port }),
  ownPart: ({ type, paper_width: paperWidth, address, port }) => ({ type, paperWidth, address, port }),
  fieldsOf: ({ name, type, paperWidth = 80, address = '', port = usualPort, isActive = true }) => ({
    name,
    type,
    paperWidth,
    address,
    port,
    isActive,
  }),
  writers: {
    name: ({ name }) => ({ name }),
    type: ({ type }) => ({ type }),
    paperWidth: ({ paperWidth }) => ({ paperWidth }),
    address: ({ address }) => ({ address }),
    port: ({ port }) => ({ port }),
    isActive: ({ isActive }) => ({ isActive }),
  },
});
