import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-6';

/**
 * Writes the type declarations that the entries need into `dist`, and only those: the styled elements inside a component
 * are nobody's business, and some of their types cannot be named outside. Throws with what TypeScript says where a type
 * that is needed cannot be written.
 */
export function writeDeclarations(folder: string, entries: readonly string[], dist: string): void {
  const src = join(folder, 'src');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: src,
    outDir: dist,
  });
  const waiting = [...entries];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${relative(folder, file)} is not a source file.`);
    const text = declarationOf(program, source);
    const target = join(dist, relative(src, file)).replace(/\.tsx?$/, '.d.ts');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll(/(['"])(\.[^'"]*)\.tsx?\1/g, '$1$2.js$1'));
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = join(dirname(file), fileName);
      if (!fileName.startsWith('.') || seen.has(imported)) continue;
      seen.add(imported);
      waiting.push(imported);
    }
  }
}

function declarationOf(program: ts.Program, source: ts.SourceFile): string {
  let text = '';
  const { diagnostics } = program.emit(source, (_file, written) => (text = written), undefined, true);
  const [problem] = diagnostics;
  if (problem)
    throw new Error(`${source.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return text;
}
