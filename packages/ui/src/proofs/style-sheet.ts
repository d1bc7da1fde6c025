import {
  isTokenCloseCurly,
  isTokenColon,
  isTokenEOF,
  isTokenOpenCurly,
  isTokenSemicolon,
  isTokenWhiteSpaceOrComment,
  tokenize,
  type CSSToken,
} from '@csstools/css-tokenizer';
import ts from 'typescript-6';
import type { SourceText } from './style-files.ts';

/** One piece of a value: a CSS token, or the `${expression}` that stands in its place. */
export type Piece = { css: CSSToken } | { expression: ts.Expression };

/** `property: value`; the property is empty where an expression writes it. */
export interface Declaration {
  property: string;
  value: Piece[];
  line: number;
}

/** A rule: what stands before its brace, what it declares, which style fragments it takes in, and the rules inside it. */
export interface Block {
  /** The selector or at-rule as CSS, expressions as their TypeScript source: `&[data-hovered]`, `${forcedColors}`. */
  prelude: string;
  declarations: Declaration[];
  fragments: ts.Expression[];
  blocks: Block[];
}

/** A template of CSS: the variable that holds it (`Root`, `sizes.small`), and its outermost rule. */
export interface StyleSheet {
  name: string;
  line: number;
  sheet: Block;
  node: ts.TemplateLiteral;
}

const STYLE_TAGS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** Stands in for an expression at its own length, so that offsets in the CSS are offsets in the file. */
const STAND_IN = 'x';

/** Reads the CSS of every style tag in a file, with what each `${expression}` is. */
export function styleSheetsOf({ file, text }: SourceText): StyleSheet[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sheets: StyleSheet[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag)) {
      const sheet = { name: nameOf(node), line: lineAt(node, node.getStart()), node: node.template };
      sheets.push({ ...sheet, sheet: parseTemplate(node.template) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sheets;
}

/** Reads a template as the inside of a rule. */
export function parseTemplate(template: ts.TemplateLiteral): Block {
  const start = template.getStart() + 1;
  const source = template.getSourceFile();
  let text = source.text.slice(start, template.getEnd() - 1);
  const expressions = new Map<number, ts.Expression>();
  for (const span of ts.isTemplateExpression(template) ? template.templateSpans : []) {
    const from = span.getFullStart() - 2 - start;
    const to = span.literal.getStart() + 1 - start;
    expressions.set(from, span.expression);
    text = text.slice(0, from) + STAND_IN.repeat(to - from) + text.slice(to);
  }
  return new SheetReader(text, start, template, expressions).read();
}

/** The 1-based line of an offset. */
export function lineAt(node: ts.Node, offset: number): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(offset).line + 1;
}

function isStyleTag(tag: ts.Expression): boolean {
  let head = tag;
  while (ts.isCallExpression(head) || ts.isPropertyAccessExpression(head)) head = head.expression;
  return ts.isIdentifier(head) && STYLE_TAGS.has(head.text);
}

function nameOf(node: ts.Node): string {
  const names: string[] = [];
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name)
      names.unshift(parent.name.getText());
  }
  return names.join('.');
}

class SheetReader {
  readonly #tokens: CSSToken[];
  readonly #template: ts.Node;
  readonly #start: number;
  readonly #expressions: Map<number, ts.Expression>;
  #next = 0;

  constructor(text: string, start: number, template: ts.Node, expressions: Map<number, ts.Expression>) {
    this.#tokens = tokenize({ css: text });
    this.#start = start;
    this.#template = template;
    this.#expressions = expressions;
  }

  read(prelude = ''): Block {
    const block: Block = { prelude, declarations: [], fragments: [], blocks: [] };
    let statement: CSSToken[] = [];
    for (;;) {
      const token = this.#tokens[this.#next];
      this.#next += 1;
      if (!token || isTokenEOF(token) || isTokenCloseCurly(token)) {
        this.#end(statement, block);
        return block;
      }
      if (isTokenSemicolon(token)) {
        this.#end(statement, block);
        statement = [];
      } else if (isTokenOpenCurly(token)) {
        const selector = this.#takeFragments(statement, block);
        block.blocks.push(this.read(this.#sourceOf(selector)));
        statement = [];
      } else statement.push(token);
    }
  }

  #end(statement: CSSToken[], block: Block): void {
    const rest = this.#takeFragments(statement, block);
    const colon = rest.findIndex(isTokenColon);
    if (colon < 0) {
      for (const token of rest) block.fragments.push(...this.#expressionsIn(token));
      return;
    }
    const [name] = rest;
    if (!name) return;
    const isWritten = this.#expressionsIn(name).length === 0;
    block.declarations.push({
      property: isWritten ? name[1].toLowerCase() : '',
      value: rest.slice(colon + 1).flatMap((token) => this.#piecesOf(token)),
      line: lineAt(this.#template, this.#start + name[2]),
    });
  }

  /** Expressions that end their line before a rule or declaration begins are fragments of their own: `${font('label')}`. */
  #takeFragments(statement: CSSToken[], block: Block): CSSToken[] {
    let rest = statement;
    for (;;) {
      rest = rest.slice(
        Math.max(
          0,
          rest.findIndex((token) => !isTokenWhiteSpaceOrComment(token)),
        ),
      );
      const [first, second] = rest;
      const expressions = first ? this.#expressionsIn(first) : [];
      const endsLine = second && isTokenWhiteSpaceOrComment(second) && second[1].includes('\n');
      if (expressions.length === 0 || !endsLine) return rest;
      block.fragments.push(...expressions);
      rest = rest.slice(1);
    }
  }

  #expressionsIn(token: CSSToken): ts.Expression[] {
    const found = [...this.#expressions].filter(([at]) => at >= token[2] && at <= token[3]);
    return found.map(([, expression]) => expression);
  }

  #piecesOf(token: CSSToken): Piece[] {
    const expressions = this.#expressionsIn(token);
    return expressions.length > 0 ? expressions.map((expression) => ({ expression })) : [{ css: token }];
  }

  #sourceOf(tokens: CSSToken[]): string {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return '';
    const { text } = this.#template.getSourceFile();
    return text.slice(this.#start + first[2], this.#start + last[3] + 1).trim();
  }
}
