import {
  isTokenDimension,
  isTokenFunction,
  isTokenHash,
  isTokenIdent,
  isTokenNumber,
  type CSSToken,
} from '@csstools/css-tokenizer';
import ts from 'typescript-6';
import { namedColors, systemColors } from './css-colors.ts';
import type { SourceText } from './style-files.ts';
import {
  lineAt,
  parseTemplate,
  styleSheetsOf,
  type Block,
  type Declaration,
  type StyleSheet,
} from './style-sheet.ts';

/** A value that has no name: `Button.styles.ts:12 color: #fff is a raw colour`. */
export interface RawValue {
  file: string;
  line: number;
  text: string;
  kind: 'colour' | 'font size' | 'duration' | 'z-index';
}

const COLOR_FUNCTIONS = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i;
const FIXED_UNITS = new Set(['px', 'rem', 'pt', 'pc', 'cm', 'mm', 'q', 'in']);
const TIME_UNITS = new Set(['ms', 's']);
/** Names of things, not colours: `transition: color`, `animation-name: tan`, `will-change`. */
const NAMES_NO_COLOR =
  /^(?:transition|animation|will-change|grid-area|grid-template|font-family|view-transition|container|counter|content|$)/;

interface Place {
  property: string;
  isForcedColors: boolean;
}

/** Every raw colour, fixed font size, duration and z-index that a file's styles hold. */
export function rawValuesOf(source: SourceText): RawValue[] {
  const found: RawValue[] = [];
  const note = (line: number, text: string, kind: RawValue['kind']): void => {
    found.push({ file: source.file, line, text, kind });
  };
  for (const { sheet } of topmost(styleSheetsOf(source))) readBlock(sheet, false, note);
  readLooseTexts(source, note);
  return found;
}

type Note = (line: number, text: string, kind: RawValue['kind']) => void;

/** Templates inside an expression of another are read with it. */
function topmost(sheets: readonly StyleSheet[]): StyleSheet[] {
  const templates = new Set<ts.Node>(sheets.map(({ node }) => node));
  return sheets.filter(({ node }) => {
    for (let parent = node.parent.parent; parent; parent = parent.parent)
      if (templates.has(parent)) return false;
    return true;
  });
}

function readBlock(block: Block, isForcedColors: boolean, note: Note): void {
  for (const declaration of block.declarations) readDeclaration(declaration, isForcedColors, note);
  for (const fragment of block.fragments) readExpression(fragment, { property: '', isForcedColors }, note);
  for (const inner of block.blocks) {
    const isInside = isForcedColors || /forced-?colors/i.test(inner.prelude);
    readBlock(inner, isInside, note);
  }
}

function readDeclaration({ property, value, line }: Declaration, isForcedColors: boolean, note: Note): void {
  const place = { property, isForcedColors };
  // One above a named layer is a derived place: `calc(${layer('sticky')} + 1)`.
  const isDerived = value.some((piece) => 'expression' in piece && ts.isCallExpression(piece.expression));
  for (const piece of value) {
    if (property === 'z-index' && isDerived && 'css' in piece && isTokenNumber(piece.css)) continue;
    if ('expression' in piece) readExpression(piece.expression, place, note);
    else readToken(piece.css, place, (text, kind) => note(line, `${property}: ${text}`, kind));
  }
}

function readToken(
  token: CSSToken,
  { property, isForcedColors }: Place,
  note: (text: string, kind: RawValue['kind']) => void,
): void {
  const text = token[1];
  if (isTokenHash(token) && /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) note(text, 'colour');
  if (isTokenFunction(token) && COLOR_FUNCTIONS.test(token[4].value)) note(text, 'colour');
  if (isTokenIdent(token) && !NAMES_NO_COLOR.test(property)) {
    const name = text.toLowerCase();
    if (namedColors.has(name) || (systemColors.has(name) && !isForcedColors)) note(text, 'colour');
  }
  if (isTokenDimension(token)) {
    const unit = token[4].unit.toLowerCase();
    if (TIME_UNITS.has(unit) && token[4].value !== 0) note(text, 'duration');
    if (/^(?:font|font-size)$/.test(property) && FIXED_UNITS.has(unit)) note(text, 'font size');
  }
  if (isTokenNumber(token) && property === 'z-index') note(text, 'z-index');
}

/** Texts, numbers and templates that an expression may put into the style sheet; arguments of token functions are names. */
function readExpression(expression: ts.Node, place: Place, note: Note): void {
  if (ts.isCallExpression(expression)) return;
  if (
    ts.isStringLiteral(expression) ||
    ts.isNoSubstitutionTemplateLiteral(expression) ||
    ts.isTemplateExpression(expression)
  ) {
    readText(expression, place, note);
    return;
  }
  if (ts.isNumericLiteral(expression) && place.property === 'z-index') {
    note(lineAt(expression, expression.getStart()), `z-index: ${expression.text}`, 'z-index');
  }
  if (ts.isTaggedTemplateExpression(expression)) {
    readBlock(parseTemplate(expression.template), place.isForcedColors, note);
    return;
  }
  if (ts.isBinaryExpression(expression) && /^[=!]==?$/.test(expression.operatorToken.getText())) return;
  ts.forEachChild(expression, (child) => readExpression(child, place, note));
}

function readText(text: ts.StringLiteralLike | ts.TemplateExpression, place: Place, note: Note): void {
  const sheet = parseText(text);
  for (const { property, value, line } of sheet.declarations)
    readDeclaration({ property, value, line }, place.isForcedColors, note);
  if (sheet.declarations.length > 0) return;
  const value = parseText(text, 'value:').declarations.flatMap((declaration) => declaration.value);
  readDeclaration(
    { property: place.property, value, line: lineAt(text, text.getStart()) },
    place.isForcedColors,
    note,
  );
}

/** Plain text read as CSS; offsets are not kept, its line is. */
function parseText(node: ts.StringLiteralLike | ts.TemplateExpression, before = ''): Block {
  if (ts.isTemplateExpression(node) && before === '') return parseTemplate(node);
  const text = ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text;
  const copy = ts.createSourceFile(
    'text.ts',
    `\`${before}${text.replaceAll('`', '')}\``,
    ts.ScriptTarget.Latest,
    true,
  );
  const [statement] = copy.statements;
  const template = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!template || !(ts.isTemplateExpression(template) || ts.isNoSubstitutionTemplateLiteral(template)))
    return { prelude: '', declarations: [], fragments: [], blocks: [] };
  const block = parseTemplate(template);
  const line = lineAt(node, node.getStart());
  for (const declaration of block.declarations) declaration.line = line;
  return block;
}

/** Texts and numbers beside the style tags (`const widths = { wide: '40rem' }`), which reach them through a variable. */
function readLooseTexts({ file, text }: SourceText, note: Note): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node))
      return;
    if (ts.isCallExpression(node) || ts.isJsxAttribute(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      readText(node, { property: '', isForcedColors: false }, note);
    else ts.forEachChild(node, visit);
  };
  visit(source);
}
