import type { Import, ImportLine } from '@cardamom/api-types';
import { readyImport } from './example-imports.ts';

const line = (kind: ImportLine['kind'], text: string): ImportLine => ({ kind, text });

/** A menu that was pasted, with what its lines are taken for: one dish is taken for a description. */
export const exampleLines: readonly ImportLine[] = [
  line('IGNORED', 'Trattoria Da Ana'),
  line('IGNORED', 'Hauptstraße 12 – Tel. 030 123456'),
  line('SECTION', 'VORSPEISEN'),
  line('DISH', 'Bruschetta (A) ........ 5,50 €'),
  line('DESCRIPTION', 'geröstetes Brot mit Tomaten, Knoblauch und Basilikum'),
  line('SECTION', 'Pizza'),
  line('SIZES', 'klein  groß'),
  line('DISH', '1. Margherita   8,00 / 11,00'),
  line('DESCRIPTION', 'Tomaten, Mozzarella'),
  line('SECTION', 'Getränke'),
  line('DISH', 'Cola 0,3l 3,20 0,5l 4,50'),
  line('DESCRIPTION', 'Espresso 2,2'),
  line('DISH', 'Lasagne della casa'),
  line('PRICE', '€ 11,00'),
];

/** The import of that text, read and waiting. */
export const textImport: Import = {
  ...readyImport,
  fileName: 'pasted-menu.txt',
  format: 'TEXT',
  table: null,
  lines: [...exampleLines],
  counts: [
    { entity: 'CATEGORY', new: 3, changed: 0, unchanged: 0, wrong: 0 },
    { entity: 'ITEM', new: 4, changed: 0, unchanged: 0, wrong: 0 },
  ],
  notes: [
    { kind: 'LEFT_OUT', subject: 'Lines', message: '2 of 14 are no dish, section or description.' },
    {
      kind: 'DONE',
      subject: 'Numbers at the end of a line',
      message: 'Not taken for prices: “Espresso 2,2”. If they are, say so of these lines.',
    },
  ],
};
