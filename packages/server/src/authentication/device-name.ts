/** What a device says it is, as its owner would call it; null where it says nothing we know. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

/** In this order: most browsers also claim to be the ones further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

/** A header can be as long as all headers; what tells browsers apart stands in its first part. */
const longestRead = 400;

/** Reads a User-Agent header; nothing else of it is kept. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const said = (userAgent ?? '').slice(0, longestRead);
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
