import type {
  ImportColumn,
  ImportCorrection,
  ImportCounts,
  ImportEdits,
  ImportFormat,
  ImportLine,
  ImportNote,
  ImportOutcome,
  ImportRow,
  ImportState,
  ImportTable,
} from '@cardamom/api-types';
import type { JsonText } from '../json-text.ts';
import type { EpochMs, Flag } from './columns.ts';

/** A menu file that was handed in, from reading to being applied; its files wait beside the pictures. */
export type MenuImportTable = {
  restaurant_id: string;
  id: string;
  staff_id: string;
  file_name: string;
  /** Bytes of all its files together. */
  byte_size: number;
  format: ImportFormat | null;
  state: ImportState;
  counts: JsonText<ImportCounts[]>;
  notes: JsonText<ImportNote[]>;
  /** What the columns of a table are taken for; null for other files, and once it is over. */
  found_table: JsonText<ImportTable> | null;
  /** What the lines of a text are taken for, by which it is read; null for other files, and once it is over. */
  found_lines: JsonText<ImportLine[]> | null;
  /** What was said of what was edited here; null where nothing was, and once it is over. */
  said_edits: JsonText<ImportEdits> | null;
  /** What was said of rows of its table; null where nothing was, and once it is over. */
  said_rows: JsonText<ImportCorrection[]> | null;
  /** Rows that name an item which was edited here, and of which the file says something else. */
  edited_count: number;
  /** Tells whether the plan that is applied is the one that was shown. */
  plan_digest: string | null;
  problem: string | null;
  was_interrupted: Flag;
  /** The process that reads or applies it; null while nobody does. */
  runner: string | null;
  /** When its runner was last heard of. */
  alive_at: EpochMs;
  /** What applying writes belongs to it; until the state is APPLIED nobody sees that. */
  batch_id: string | null;
  /** The batch that took it back; null while none did, or once that was taken back in turn. */
  undone_by: string | null;
  created_at: EpochMs;
  finished_at: EpochMs | null;
};

export type MenuImportRowTable = {
  restaurant_id: string;
  import_id: string;
  position: number;
  outcome: ImportOutcome;
  name_key: string;
  is_edited: Flag;
  content: JsonText<Omit<ImportRow, 'id'>>;
};

/** What an import said of an item; it counts once the import is APPLIED, and while it is not undone. */
export type ImportedItemTable = {
  restaurant_id: string;
  import_id: string;
  item_id: string;
  /** The mark that its export gave it; empty for other files. */
  mark: string;
  /** Digests of its names in its categories, apart by spaces. */
  places: string;
  /** Digests of its fields, each at its own place. */
  fields: string;
};

/** What people said that the columns of a table hold, for files with the same heads. */
export type ImportColumnsTable = {
  restaurant_id: string;
  /** Digest of the row of heads, or of the first row where the dishes begin at once. */
  heads_key: string;
  has_heads: Flag;
  columns: JsonText<Pick<ImportColumn, 'index' | 'meaning' | 'size'>[]>;
  said_at: EpochMs;
};
