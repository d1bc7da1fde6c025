/**
 * Builds `dist/`, the design system as a package of its own: a module for each source file, so that bundlers take only
 * what is imported, its types, its fonts, and the package.json to publish (`npm pack packages/ui/dist`).
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { writeDeclarations } from './declarations.ts';
import { fontsAsFiles } from './fonts-as-files.ts';

const ui = join(import.meta.dirname, '..');
const dist = join(ui, 'dist');

/** `./src/theme/index.ts` → `theme/index`. */
function moduleOf(source: string): string {
  return source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');
}

const entries = Object.values(manifest.exports).map((source) => join(ui, source));

async function writeModules(): Promise<void> {
  const bundle = await rolldown({
    cwd: ui,
    input: entries,
    platform: 'browser',
    tsconfig: join(ui, 'tsconfig.json'),
    plugins: [fontsAsFiles],
    external: (id) => /^[@a-z]/.test(id) && !id.endsWith('?url'),
  });
  await bundle.write({
    dir: dist,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: join(ui, 'src'),
    entryFileNames: '[name].js',
  });
}

/** What the package declares outside the workspace: built entries, and the three libraries that an app shares with it. */
function writeManifest(): void {
  const { name, version, license, type, sideEffects, dependencies } = manifest;
  const built = Object.entries(manifest.exports).map(([entry, source]) => {
    const file = moduleOf(source);
    return [entry, { types: `./${file}.d.ts`, default: `./${file}.js` }] as const;
  });
  const shared = new Set(['react', 'react-dom', 'styled-components']);
  const bundled = '@fontsource-variable/inter';
  const pick = (isWanted: (dependency: string) => boolean) =>
    Object.fromEntries(Object.entries(dependencies).filter(([dependency]) => isWanted(dependency)));
  const published = {
    name,
    version,
    description:
      "Cardamom's design system: components, tokens and icons for a restaurant's back office and menu.",
    license,
    type,
    sideEffects,
    exports: { ...Object.fromEntries(built), './tokens/*': './tokens/*', './package.json': './package.json' },
    dependencies: pick((dependency) => !shared.has(dependency) && dependency !== bundled),
    peerDependencies: pick((dependency) => shared.has(dependency)),
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeDeclarations(ui, entries, dist);
writeManifest();
cpSync(join(ui, 'tokens'), join(dist, 'tokens'), { recursive: true });
cpSync(join(ui, '../../LICENSE'), join(dist, 'LICENSE'));
