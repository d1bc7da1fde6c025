import type { Image } from '@cardamom/api-types';
import type { Found, NamedPicture } from '../imported-menu.ts';
import type { Differences } from './compare.ts';
import type { Shown } from './edited-here.ts';
import type { Planning } from './planning.ts';
import type { Plan, PlannedRow, WantedPicture } from './plan.ts';

/**
 * Plans the picture of a dish or category as a row of its own; returns the one to give it, or undefined where it
 * keeps what it has, also where `keepsOurs` says so of another one. The same picture is known again by its bytes.
 */
export function planPicture(
  { pictures, knownPictures }: Planning,
  plan: Plan,
  entry: Found & { picture?: NamedPicture },
  image: Image | null,
  differences: Differences,
  keepsOurs: (ours: string, theirs: string, shown: Shown) => boolean = () => false,
): WantedPicture | undefined {
  if (entry.picture === undefined) return undefined;
  const { file, altText } = entry.picture;
  const seen = pictures.named(file);
  const row: PlannedRow = {
    place: entry.place,
    entity: 'PICTURE',
    name: file,
    outcome: 'WRONG',
    reasons: [],
    changes: [],
    edits: [],
    entityId: image?.id ?? null,
  };
  plan.rows.push(row);
  if (seen === undefined) {
    row.reasons.push({
      field: 'Picture',
      message: `“${file}” is not among the files. Hand it in with the menu, or in a ZIP archive.`,
    });
    return undefined;
  }
  if (seen.problem !== null) {
    row.reasons.push({ field: 'Picture', message: seen.problem });
    return undefined;
  }
  row.reasons.push({ field: '', message: `For “${entry.name}”.` });
  if (image !== null && knownPictures.get(seen.digest) === image.id) {
    row.outcome = 'UNCHANGED';
    return undefined;
  }
  const ours = image === null ? '' : 'another picture';
  if (keepsOurs(image?.id ?? '', knownPictures.get(seen.digest) ?? seen.digest, { ours, theirs: file })) {
    row.outcome = 'UNCHANGED';
    row.reasons.push({ field: 'Picture', message: 'The picture that it was given here stays.' });
    return undefined;
  }
  row.outcome = image === null ? 'NEW' : 'CHANGED';
  plan.pictures.push({ row, seen });
  differences.add('Picture', ours, file);
  return { seen, altText };
}
