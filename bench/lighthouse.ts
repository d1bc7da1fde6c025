import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../scripts/test/browser.ts';

/** What one Lighthouse run on a phone says; scores 0–100, times in ms. */
export interface PhoneRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  /** Bytes that travelled, by what they were: Document, Image, Font, Script, Other. */
  bytes: Readonly<Record<string, number>>;
  /** Audits that cost points, with what Lighthouse says about them. */
  complaints: string[];
}

const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

function bytesByKind(audit: { details?: unknown } | undefined): Record<string, number> {
  const { items = [] } = (audit?.details ?? {}) as { items?: NetworkRequest[] };
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return bytes;
}

/** The first elements that an audit complains about, as they stand in the page. */
function whereIn(audit: { details?: unknown } | undefined): string {
  const { items = [] } = (audit?.details ?? {}) as { items?: { node?: { snippet?: string } }[] };
  const snippets = items.slice(0, 3).flatMap(({ node }) => node?.snippet ?? []);
  return snippets.map((snippet) => `\n    ${snippet}`).join('');
}

/**
 * How long is waited for a quiet network, in ms. A guest page goes on listening for changes, so that none ever comes; what it
 * loads has long arrived by then.
 */
const waitsForQuiet = 12_000;

/** One Lighthouse run on a phone with simulated throttling (its default: slow 4G, CPU × 4), in a fresh browser. */
export async function runOnPhone(url: string): Promise<PhoneRun> {
  const browser = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags,
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      maxWaitForLoad: waitsForQuiet,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories } = result.lhr;
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blockingTime: value('total-blocking-time'),
      bytes: bytesByKind(audits['network-requests']),
      complaints: Object.values(categories)
        .flatMap((category) => category.auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(
          ({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}${whereIn(audits[id])}`,
        ),
    };
  } finally {
    browser.kill();
  }
}

/** The middle value, which one slow moment of the machine cannot move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
