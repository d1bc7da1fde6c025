import { dirname, join } from 'node:path';
import ts from 'typescript-6';
import type { ColorRole } from '../theme/index.ts';
import { styleSheetsOf, type Block, type Declaration, type StyleSheet } from './style-sheet.ts';
import type { SourceText } from './style-files.ts';

/** Where a role colours what, and on which ground as far as the style sheet says. */
export interface ColorUse {
  kind: 'text' | 'ground' | 'edge';
  role: ColorRole;
  /** The other side: grounds of a text, texts of a ground; empty where the element does not say. */
  others: readonly ColorRole[];
  /** `Button.styles.ts:12`. */
  where: string;
}

interface Colors {
  text: readonly ColorRole[];
  ground: readonly ColorRole[];
}

/** A sheet with the file it stands in, and what that file imports. */
interface KnownSheet extends StyleSheet {
  file: string;
  imports: ReadonlyMap<string, string>;
}

const GROUND = /^background(?:-color)?$/;
const EDGE = /^(?:border|outline|box-shadow|text-decoration-color|fill|stroke|--[\w-]*edge)/;

/**
 * Every use of a colour role in style files. A rule inside a rule, a fragment (`${controlEdge}`, `${variants[$variant]}`)
 * and an element made from another (`styled(Swatch)`) keep the colours around them, as they do in the browser; what an
 * element inherits from its parents on the page is not known here.
 */
export function colorUses(sources: readonly SourceText[]): ColorUse[] {
  return new UseReader(sources).read();
}

class UseReader {
  readonly #sheets: KnownSheet[];
  readonly #uses: ColorUse[] = [];

  constructor(sources: readonly SourceText[]) {
    this.#sheets = sources.flatMap((source) => {
      const imports = importsOf(source);
      return styleSheetsOf(source).map((sheet) => Object.assign(sheet, { file: source.file, imports }));
    });
  }

  read(): ColorUse[] {
    for (const sheet of this.#sheets) {
      const base = this.#named(sheet, baseOf(sheet.node.parent));
      const around = base.reduce<Colors>((colors, one) => within(colors, one.sheet), {
        text: [],
        ground: [],
      });
      this.#readBlock(sheet.sheet, around, sheet, 0);
    }
    return this.#uses;
  }

  #readBlock(block: Block, around: Colors, sheet: KnownSheet, depth: number): void {
    if (/forced-?colors/i.test(block.prelude) || depth > 8) return;
    const own = within({ text: [], ground: [] }, block);
    const colors = within(around, block);
    for (const declaration of block.declarations) this.#readDeclaration(declaration, own, colors, sheet);
    for (const fragment of block.fragments) {
      for (const part of this.#sheetsIn(fragment, sheet))
        this.#readBlock(part.sheet, colors, part, depth + 1);
    }
    for (const inner of block.blocks) this.#readBlock(inner, colors, sheet, depth + 1);
  }

  #readDeclaration(
    { property, value, line }: Declaration,
    own: Colors,
    colors: Colors,
    sheet: KnownSheet,
  ): void {
    const roles = rolesIn(value);
    const where = `${sheet.file}:${line}`;
    const kind =
      property === 'color' ? 'text' : GROUND.test(property) ? 'ground' : EDGE.test(property) ? 'edge' : null;
    if (kind === null) return;
    const others = { text: colors.ground, ground: own.text.length > 0 ? own.text : colors.text, edge: [] }[
      kind
    ];
    for (const role of roles) this.#uses.push({ kind, role, others, where });
  }

  /** Sheets that an expression takes in: by name, as a member of a table of sheets, or chosen by a prop. */
  #sheetsIn(expression: ts.Expression, from: KnownSheet): KnownSheet[] {
    const found: KnownSheet[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent))
        found.push(...this.#named(from, node.text));
      else if (ts.isElementAccessExpression(node)) visit(node.expression);
      else ts.forEachChild(node, visit);
    };
    visit(expression);
    return found;
  }

  #named(from: KnownSheet, name: string | undefined): KnownSheet[] {
    if (!name) return [];
    const imported = from.imports.get(name);
    return this.#sheets.filter(
      (sheet) =>
        sheet.node !== from.node &&
        (sheet.name === name || sheet.name.startsWith(`${name}.`)) &&
        (imported ? sheet.file === imported : sheet.file === from.file),
    );
  }
}

/** The colours inside a block whose surroundings have `around`. */
function within(around: Colors, { declarations }: Block): Colors {
  const last = (is: (property: string) => boolean) => declarations.findLast(({ property }) => is(property));
  const text = last((property) => property === 'color');
  const ground = last((property) => GROUND.test(property));
  return {
    text: text ? rolesIn(text.value) : around.text,
    ground: ground ? rolesIn(ground.value) : around.ground,
  };
}

function rolesIn(value: Declaration['value']): ColorRole[] {
  return value.flatMap((piece) => ('expression' in piece ? rolesOf(piece.expression) : []));
}

/** Roles named by `token('color.…')` in an expression. */
function rolesOf(expression: ts.Node): ColorRole[] {
  const roles: ColorRole[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'token') {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name) && name.text.startsWith('color.'))
        roles.push(name.text.slice(6) as ColorRole);
    }
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return roles;
}

/** `Swatch` of `styled(Swatch)`. */
function baseOf(tagged: ts.Node): string | undefined {
  if (!ts.isTaggedTemplateExpression(tagged)) return undefined;
  let head: ts.Expression = tagged.tag;
  while (ts.isCallExpression(head) || ts.isPropertyAccessExpression(head)) {
    const [base] = ts.isCallExpression(head) ? head.arguments : [];
    if (base && ts.isIdentifier(base)) return base.text;
    head = head.expression;
  }
  return undefined;
}

/** Imported names with the file they come from, where it is a style file of the same package: a `#` stands for its `src`. */
function importsOf({ file, text }: SourceText): Map<string, string> {
  const imports = new Map<string, string>();
  const [own = ''] = /^packages\/[^/]+\/src\//.exec(file) ?? [];
  for (const [, names = '', path = ''] of text.matchAll(/import \{([^}]*)\} from '([.#][^']+)'/g)) {
    const imported = path.startsWith('#') ? join(own, path.slice(1)) : join(dirname(file), path);
    for (const name of names.split(',')) imports.set(name.trim(), imported);
  }
  return imports;
}
