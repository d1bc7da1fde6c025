import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/** The design system as it would be published. */
export const dist = join(root, 'packages/ui/dist');

/** Whose code it is, by the path of the module; what is left is ours. */
const owners = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['styled-components', /node_modules\/(?:styled-components|stylis|@emotion|css-to-react-native)\//],
  [
    'react-aria',
    /node_modules\/(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized|@swc)/,
  ],
  ['others', /node_modules\//],
] as const;

type Owner = 'ours' | (typeof owners)[number][0];

/** Brotli bytes of an app, by whose code they are. */
export interface Weight extends Record<Owner, number> {
  /** What the first view loads. */
  total: number;
  /** What comes later, when it is opened or the page is idle. */
  late: number;
}

/** A component and the entry of the package that exports it. */
export interface ExportedComponent {
  name: string;
  /** `@cardamom/ui/table`. */
  from: string;
}

/** Brotli bytes of an app that mounts React and uses these components, or none. */
export async function weigh(components: readonly ExportedComponent[]): Promise<Weight> {
  const imports = components.map(({ name, from }) => `import { ${name} } from '${from}';`);
  const source = [
    "import { createElement } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...imports,
    `createRoot(document.body).render([${components.map(({ name }) => `createElement(${name})`).join()}]);`,
  ].join('\n');
  const entry = 'virtual:app.js';
  const output = (await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.VIRT_ON': '"1"' },
    plugins: [
      {
        name: 'empty-app',
        enforce: 'pre',
        resolveId(id) {
          if (id === entry) return `\0${entry}`;
          if (id.startsWith('@cardamom/ui')) return builtEntry(id);
          return null;
        },
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        output: {
          // React is the same for every component: apart, it is compressed once.
          codeSplitting: { groups: [{ name: 'react', test: owners[0][1] }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return weightOf(output.output.filter((file) => file.type === 'chunk'));
}

function builtEntry(id: string): string {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const built = exports[id.replace('@cardamom/ui', '.')];
  if (!built) throw new Error(`${id} is not built.`);
  return join(dist, built.default);
}

const sizes = new Map<string, number>();

function bytesOf(code: string): number {
  const bytes = sizes.get(code) ?? brotliCompressSync(code).length;
  sizes.set(code, bytes);
  return bytes;
}

function weightOf(chunks: readonly Rolldown.OutputChunk[]): Weight {
  const weight: Weight = {
    ours: 0,
    react: 0,
    'styled-components': 0,
    'react-aria': 0,
    others: 0,
    total: 0,
    late: 0,
  };
  const first = new Set<string>();
  const take = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || first.has(file)) return;
    first.add(file);
    for (const imported of chunk.imports) take(imported);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) take(fileName);
  for (const chunk of chunks) {
    const bytes = bytesOf(chunk.code);
    if (!first.has(chunk.fileName)) weight.late += bytes;
    else {
      weight.total += bytes;
      for (const [owner, share] of sharesOf(chunk)) weight[owner] += bytes * share;
    }
  }
  return weight;
}

/** How much of a chunk is whose, by the length of the code that tree shaking left; compression does not tell them apart. */
function sharesOf({ modules }: Rolldown.OutputChunk): Map<Owner, number> {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
  const all = lengths.reduce((sum, [, length]) => sum + length, 0);
  const shares = new Map<Owner, number>();
  for (const [id, length] of lengths) {
    const owner = owners.find(([, test]) => test.test(id))?.[0] ?? 'ours';
    shares.set(owner, (shares.get(owner) ?? 0) + length / Math.max(1, all));
  }
  return shares;
}
