import { normalise } from '#shared/text.ts';

/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; anything else counts as none. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((entry) => isObject(entry)) : [];
}

/** A text (or a number written as one), trimmed; empty where there is none. */
export function textIn(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? normalise(value) : '';
}

/** A number, also where it was written as text; undefined where there is none. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The same value with its keys in camel case, at every depth: Square's API writes `item_data`, its examples `itemData`. */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key.startsWith('#') ? key : key.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
      camelCased(entry),
    ]),
  );
}

/** The last part of a path or an address, without its query: what a picture's file is called. */
export function fileNameIn(value: unknown): string {
  const [path = ''] = textIn(value).split(/[?#]/u, 1);
  return path.slice(path.lastIndexOf('/') + 1);
}
