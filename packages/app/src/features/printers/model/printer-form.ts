import type { PaperWidth, Printer, PrinterDraft, PrinterType } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import { isUnread, numberOf, required, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** The widths of receipt paper, in millimetres. */
export const paperWidths = [58, 80] as const satisfies readonly PaperWidth[];

/** The port on which receipt printers listen for what is to be printed. */
const usualPort = 9100;
const largestPort = 65_535;

/** What the printer form holds while it is typed into. */
interface PrinterValues {
  name: string;
  type: PrinterType | null;
  paperWidth: PaperWidth;
  address: string;
  port: TypedNumber;
  isActive: boolean;
}

/** A host name or an IP address: what the contract lets through. */
const address: Rule<string> = (text) =>
  /^[A-Za-z0-9._:-]{0,253}$/u.test(text.trim()) ? null : message('printers:rule.address');

const port: Rule<TypedNumber> = (value) => {
  const number = numberOf(value);
  if (isUnread(value) || number === null || number < 1 || number > largestPort)
    return message('printers:rule.port');
  return null;
};

/** The form of a printer. */
export const printerForm: FormModel<Printer, PrinterValues, PrinterDraft> = {
  newValues: { name: '', type: null, paperWidth: 80, address: '', port: usualPort, isActive: true },
  rules: {
    name: nameRules,
    type: { rules: [required] },
    address: { rules: [address] },
    port: { rules: [port] },
  },
  valuesOf: ({ name, type, paperWidth, address: host, port: number, isActive }) => ({
    name,
    type,
    paperWidth,
    address: host,
    port: number,
    isActive,
  }),
  draftOf: (values) => ({
    name: values.name.trim(),
    type: values.type ?? 'KITCHEN',
    paperWidth: values.paperWidth,
    address: values.address.trim(),
    port: numberOf(values.port) ?? usualPort,
    isActive: values.isActive,
  }),
};
