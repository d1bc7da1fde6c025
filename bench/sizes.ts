import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, weigh, type ExportedComponent, type Weight } from './package-weight.ts';

const buildScript = join(import.meta.dirname, '../packages/ui/scripts/build.ts');

/** Every component of the built package, with the entry that exports it. */
async function exportedComponents(): Promise<ExportedComponent[]> {
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, { default?: string }>;
  };
  const found = new Map<string, ExportedComponent>();
  for (const [entry, { default: file }] of Object.entries(manifest.exports)) {
    if (!file) continue;
    const exported = (await import(join(dist, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const isComponent = typeof value === 'function' && /^[A-Z][a-z]/.test(name);
      if (isComponent) found.set(name, { name, from: join(manifest.name, entry) });
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '' : (bytes / 1000).toFixed(1);
}

function row({ ours, react, total, late, others, ...libraries }: Weight): Record<string, string> {
  return {
    ours: kilobytes(ours),
    'react-aria': kilobytes(libraries['react-aria']),
    'styled-components': kilobytes(libraries['styled-components']),
    others: kilobytes(others),
    'without React': kilobytes(total - react),
    total: kilobytes(total),
    'comes later': kilobytes(late),
  };
}

/** What each component of the built design system adds to an app that has nothing but React, in kB of brotli. */
export async function measureComponentSizes(): Promise<void> {
  execFileSync(process.execPath, [buildScript], { stdio: 'inherit' });
  const components = await exportedComponents();
  const table: Record<string, Record<string, string>> = { 'React alone': row(await weigh([])) };
  for (const component of components) table[component.name] = row(await weigh([component]));
  table[`all ${components.length}`] = row(await weigh(components));
  console.log('kB of brotli in an app that has nothing but React');
  console.table(table);
}
