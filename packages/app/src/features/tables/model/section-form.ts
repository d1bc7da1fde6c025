import type { TableSection, TableSectionDraft } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import { isUnread, numberOf, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** What the contract lets through. */
export const limits = { tableCount: 200, firstNumber: 9000, seats: 99, label: 40 } as const;

/** What is said of one table; its position within the section is its name. */
export interface TableValue {
  position: number;
  label: string;
  seats: number;
}

/** What the form of a section holds while it is typed into. */
export interface SectionValues {
  name: string;
  /** Null goes on after the highest number, in a new section. */
  firstNumber: TypedNumber;
  tableCount: TypedNumber;
  /** At each table of a new section. */
  seatsEach: TypedNumber;
  tables: readonly TableValue[];
  isActive: boolean;
}

const usualSeats = 4;

/** Whether it is a whole number from 1 to the limit. */
export const isWithin = (value: TypedNumber, limit: number): boolean => {
  const number = numberOf(value);
  return !isUnread(value) && number !== null && number >= 1 && number <= limit;
};

const tableCount: Rule<TypedNumber> = (value) =>
  isWithin(value, limits.tableCount) ? null : message('tables:rule.tableCount', { limit: limits.tableCount });

const firstNumber: Rule<TypedNumber> = (value) =>
  value === null || isWithin(value, limits.firstNumber)
    ? null
    : message('tables:rule.firstNumber', { limit: limits.firstNumber });

/** How many can sit at a table. */
export const seats: Rule<TypedNumber> = (value) =>
  isWithin(value, limits.seats) ? null : message('tables:rule.seats', { limit: limits.seats });

/** What is sent for the form's content, which its rules have passed; `section` is null for a new one. */
function sectionDraftOf(values: SectionValues, section: TableSection | null): TableSectionDraft {
  const count = numberOf(values.tableCount) ?? 1;
  const first = numberOf(values.firstNumber) ?? section?.firstNumber;
  const each = numberOf(values.seatsEach) ?? usualSeats;
  const all = Array.from({ length: count }, (_, index) => ({ position: index + 1, seats: each }));
  return {
    name: values.name.trim(),
    ...(first !== undefined && { firstNumber: first }),
    tableCount: count,
    tables: section === null ? all : values.tables.filter(({ position }) => position <= count),
    isActive: values.isActive,
  };
}

/** The form of a section. */
export const sectionForm: FormModel<TableSection, SectionValues, TableSectionDraft> = {
  newValues: {
    name: '',
    firstNumber: null,
    tableCount: null,
    seatsEach: usualSeats,
    tables: [],
    isActive: true,
  },
  rules: {
    name: nameRules,
    tableCount: { rules: [tableCount], runsOn: 'blur', timing: 'eager' },
    firstNumber: { rules: [firstNumber] },
    seatsEach: { rules: [seats] },
  },
  shows: { tables: (tables) => ['tables', { tableCount: tables.length, tables }] },
  valuesOf: (section) => ({
    name: section.name,
    firstNumber: section.firstNumber,
    tableCount: section.tableCount,
    seatsEach: usualSeats,
    tables: section.tables.map(({ position, label, seats: many }) => ({ position, label, seats: many })),
    isActive: section.isActive,
  }),
  draftOf: sectionDraftOf,
};

/** The numbers of the tables that a smaller count retires; null where it retires none. */
export function retiredNumbers(
  { firstNumber: first, tableCount: before }: TableSection,
  count: TypedNumber,
): { from: number; to: number } | null {
  const after = numberOf(count);
  if (after === null || after < 1 || after >= before) return null;
  return { from: first + after, to: first + before - 1 };
}
