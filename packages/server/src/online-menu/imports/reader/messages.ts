import type { ImportCounts, ImportFormat, ImportLine, ImportNote } from '@cardamom/api-types';
import type { FoundTable } from '../imported-menu.ts';
import type { ImportedRecord } from '../plan/last-imports.ts';
import type { ToldRow } from '../plan/told-rows.ts';
import type { Draft, Publication, Write } from './scratch-menu.ts';

/** What the reading process is asked to do: to read an import and say what it would do, or to work out what applying it writes. */
export type Work = {
  readonly kind: 'READ' | 'APPLY';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly restaurantId: string;
  readonly staffId: string;
  readonly importId: string;
  readonly mayWriteGroups: boolean;
  /** The batch of history that what is applied belongs to. */
  readonly batchId: string;
  /** Tells the plan that was shown; null while none was. */
  readonly digest: string | null;
};

/** What an import does, besides its rows. */
export type Shown = {
  readonly format: ImportFormat;
  readonly counts: ImportCounts[];
  readonly notes: ImportNote[];
  /** Rows that name an item which was edited here, and of which the file says something else. */
  readonly editedCount: number;
  readonly digest: string;
  /** Where the file is a table: what its columns were taken for. */
  readonly table: FoundTable | null;
  /** Where the file is a text: what its lines were taken for. */
  readonly lines: readonly ImportLine[] | null;
};

/** What is asked of a table whose columns nobody knows. */
export type Asked = { readonly format: ImportFormat; readonly table: FoundTable };

/** How a work ended. MOVED: the menu changed since the preview, and what is shown is new. */
export type Outcome =
  | { readonly kind: 'ASKED'; readonly asked: Asked }
  | { readonly kind: 'SHOWN' | 'MOVED'; readonly shown: Shown }
  | { readonly kind: 'STAGED'; readonly shown: Shown; readonly publication: Publication };

/** A picture to be stored, by the digest of its bytes. */
export type WantedBytes = { readonly digest: string; readonly altText: string; readonly bytes: Uint8Array };

/** A stored picture with its rows as the database has them, or why it cannot be read. */
export type StoredRows =
  | { readonly imageId: string; readonly drafts: readonly Draft[] }
  | { readonly problem: string };

/** What the reading process asks of the server, one after the other; the answer is the type beside it. */
export type Asks = {
  /** Shows these rows, the first of them at this place. */
  rows(portion: { readonly start: number; readonly rows: readonly ToldRow[] }): Promise<null>;
  /** How many rows will be written. */
  total(count: number): Promise<null>;
  picture(wanted: WantedBytes): Promise<StoredRows>;
  /** Stores rows that nobody sees yet. */
  draft(draft: Draft): Promise<null>;
  /** Stores what the import says of items, for when the next one comes. */
  imported(records: readonly ImportedRecord[]): Promise<null>;
  /** Keeps what is written when everything is published. */
  write(write: Write): Promise<null>;
};

export type Question = {
  readonly [Name in keyof Asks]: { ask: Name; argument: Parameters<Asks[Name]>[0] };
}[keyof Asks];

/** What the reading process says. */
export type Said =
  | Question
  | { readonly done: Outcome }
  /** `isForPeople`: the message is meant for whoever handed the file in. */
  | { readonly failed: string; readonly isForPeople: boolean; readonly stack: string | undefined };

/** What it is told. */
export type Told = { readonly work: Work } | { readonly answer: unknown };
