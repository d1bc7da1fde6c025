import { filesMeta, versionMeta } from './screen-worker-messages.ts';

/** What a page of the screen says of its build. */
export interface BuildOfPage {
  version: string;
  /** Paths of all its files. */
  files: readonly string[];
}

function contentOf(html: string, name: string): string | null {
  const [, content = null] = new RegExp(`<meta name="${name}" content="([^"]*)"`, 'u').exec(html) ?? [];
  return content;
}

/** The build of a page; null for one that is none of ours, as a hotspot's. */
export function buildOf(html: string): BuildOfPage | null {
  const version = contentOf(html, versionMeta);
  const files = contentOf(html, filesMeta)?.split(' ') ?? [];
  return version === null || version === '' ? null : { version, files };
}

/** Caches of builds, the latest first, that are one too many: the one before the latest may still be on a television. */
export function outdatedOf(latestFirst: readonly string[]): string[] {
  return latestFirst.slice(2);
}

/** A path without the width and format of a picture, which all its variants share; null for what is no picture of ours. */
export function variantsOf(pathname: string): string | null {
  const [, folder = null] = /^(\/media\/.+\/)[^/]+$/u.exec(pathname) ?? [];
  return folder;
}
