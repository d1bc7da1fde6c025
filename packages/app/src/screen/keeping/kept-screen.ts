import type { PublicScreen } from '@cardamom/api-types';
import { viewAt } from '../../shared/screen-view/index.ts';
import { hasShapeOfScreen, isRecord } from './screen-shape.ts';

/** Counts up when what is kept could not be read by what comes later; what another one wrote is thrown away. */
const format = 1;

/** What a television keeps to start without a network. */
export interface KeptScreen {
  screen: PublicScreen;
  /** How far the server's clock was ahead of the device's, in ms. */
  ahead: number;
  /** When what it says was right, by the server's clock. */
  rightAt: number;
}

/** As it lies in the browser's storage: text, and its sum, since disks of televisions are poor and are switched off at the wall. */
export interface Written {
  format: number;
  sum: number;
  text: string;
}

/** FNV-1a over the text's UTF-16 units: finds what was cut off or overwritten. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

/** Writes what is kept. */
export function written(kept: KeptScreen): Written {
  const text = JSON.stringify(kept);
  return { format, sum: sumOf(text), text };
}

/** Whether every menu that a screen may come to show can be written in words. */
function canBeWritten(screen: PublicScreen): boolean {
  const begins = new Map(screen.timetable.map(({ from, menuId }) => [menuId, from]));
  try {
    for (const from of begins.values()) viewAt(screen, Date.parse(from));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this is a screen, whole down to its last price, and this one. What else answers at our address is none; what a disk has spoiled
 * is found out here and not where it is drawn.
 */
export function isScreen(value: unknown, code: string): value is PublicScreen {
  return hasShapeOfScreen(value) && value.code === code && value.timetable.length > 0 && canBeWritten(value);
}

/** What stands in place of a menu that cannot be read. */
export const damaged = 'DAMAGED';

/** Reads what was kept for this screen; null where it is damaged, of another format, or of another screen. */
export function readWritten(value: unknown, code: string): KeptScreen | null {
  if (!isRecord(value)) return null;
  const { format: itsFormat, sum, text } = value;
  if (itsFormat !== format || typeof text !== 'string' || sum !== sumOf(text)) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || !isScreen(kept['screen'], code)) return null;
    const { ahead, rightAt } = kept;
    if (typeof ahead !== 'number' || typeof rightAt !== 'number') return null;
    return { screen: kept['screen'], ahead, rightAt };
  } catch {
    return null;
  }
}
