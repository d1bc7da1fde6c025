import type { PaperWidth, Printer, PrinterDraft, PrinterType } from '@cardamom/api-types';
import type { FormRules, Rule } from '#shared/form/index.ts';
import { isUnread, numberOf, required, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** The widths of receipt paper, in millimetres. */
export const paperWidths = [58, 80] as const satisfies readonly PaperWidth[];

/** The port on which receipt printers listen for what is to be printed. */
const usualPort = 9100;
const largestPort = 65_535;

/** What the printer form holds while it is typed into. */
export interface PrinterValues {
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

export const printerRules: FormRules<PrinterValues> = {
  name: nameRules,
  type: { rules: [required] },
  address: { rules: [address] },
  port: { rules: [port] },
};

/** An empty form. */
export const newPrinterValues: PrinterValues = {
  name: '',
  type: null,
  paperWidth: 80,
  address: '',
  port: usualPort,
  isActive: true,
};

/** The form for a printer as it was loaded. */
export function printerValuesOf({
  name,
  type,
  paperWidth,
  address: host,
  port: number,
  isActive,
}: Printer): PrinterValues {
  return { name, type, paperWidth, address: host, port: number, isActive };
}

/** What is sent for the form's content, which its rules have passed. */
export function printerDraftOf(values: PrinterValues): PrinterDraft {
  return {
    name: values.name.trim(),
    type: values.type ?? 'KITCHEN',
    paperWidth: values.paperWidth,
    address: values.address.trim(),
    port: numberOf(values.port) ?? usualPort,
    isActive: values.isActive,
  };
}
