import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-6';
import { root } from './style-files.ts';

/** The values a prop is given in stories; `*` stands for every value of a list that a story maps over. */
export type GivenProps = Map<string, Set<string>>;

export interface Story {
  name: string;
  tags: ReadonlySet<string>;
  hasPlay: boolean;
  isCheckedByAxe: boolean;
}

/** A file of stories. */
export interface StoryFile {
  file: string;
  /** From `packages/ui/src`. */
  folder: string;
  /** The name of the meta's component. */
  component: string;
  hasDocs: boolean;
  stories: Story[];
  /** Props set anywhere in the file, by component. */
  given: Map<string, GivenProps>;
}

const src = join(root, 'packages/ui/src');

/** Every story file of the package. */
export function storyFiles(): StoryFile[] {
  return globSync(join(src, '**/*.stories.tsx')).map((file) =>
    readStoryFile(file, readFileSync(file, 'utf8')),
  );
}

/** Reads one story file, without running it. */
export function readStoryFile(file: string, text: string): StoryFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const meta = metaOf(source, constants);
  const reader = new GivenReader(constants);
  const component = componentNamed(textOf(property(meta, 'component')), constants);
  const metaTags = tagsOf(meta);
  const stories = exportedObjects(source).map(({ name, object }) => {
    reader.readArgs(component, object);
    return {
      name,
      tags: new Set([...metaTags, ...tagsOf(object)]),
      hasPlay: Boolean(property(object, 'play') ?? property(meta, 'play')),
      isCheckedByAxe: !isAxeOff(object) && !isAxeOff(meta),
    };
  });
  reader.readArgs(component, meta);
  reader.readElements(source);
  return {
    file: relative(root, file),
    folder: relative(src, dirname(file)),
    component,
    hasDocs: Boolean(path(meta, 'parameters', 'docs', 'description', 'component')),
    stories,
    given: reader.givenToAll(),
  };
}

type Constants = Map<string, ts.Expression>;

function constantsOf(source: ts.SourceFile): Constants {
  const constants: Constants = new Map();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, plain(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** The component behind a name that a file gives it for one kind of row: `const DishTable = Table<Dish>`. */
function componentNamed(name: string, constants: Constants): string {
  const value = constants.get(name);
  return value && ts.isExpressionWithTypeArguments(value) ? value.expression.getText() : name;
}

/** An expression without `as const`, `satisfies …` and parentheses around it. */
function plain(expression: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  )
    return plain(expression.expression);
  return expression;
}

function metaOf(source: ts.SourceFile, constants: Constants): ts.ObjectLiteralExpression | undefined {
  const exported = source.statements.find((statement) => ts.isExportAssignment(statement));
  if (!exported || !ts.isExportAssignment(exported)) return undefined;
  const expression = plain(exported.expression);
  const value = ts.isIdentifier(expression) ? constants.get(expression.text) : expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function exportedObjects(source: ts.SourceFile): { name: string; object: ts.ObjectLiteralExpression }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const value = initializer && plain(initializer);
      return value && ts.isObjectLiteralExpression(value) ? [{ name: name.getText(), object: value }] : [];
    });
  });
}

function property(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const one of object.properties) {
    if (one.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(one)) return plain(one.initializer);
    if (ts.isShorthandPropertyAssignment(one)) return one.name;
    if (ts.isMethodDeclaration(one)) return ts.factory.createIdentifier(name);
  }
  return undefined;
}

function path(object: ts.Expression | undefined, ...names: string[]): ts.Expression | undefined {
  return names.reduce<ts.Expression | undefined>((at, name) => property(at, name), object);
}

function textOf(expression: ts.Expression | undefined): string {
  if (!expression) return '';
  return ts.isStringLiteralLike(expression) ? expression.text : expression.getText();
}

function tagsOf(object: ts.Expression | undefined): string[] {
  const tags = property(object, 'tags');
  return tags && ts.isArrayLiteralExpression(tags) ? tags.elements.map(textOf) : [];
}

function isAxeOff(object: ts.Expression | undefined): boolean {
  return textOf(path(object, 'parameters', 'a11y', 'test')) === 'off';
}

/** The component a node stands in: the nearest function that is declared by name. */
function functionAround(node: ts.Node): string | undefined {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (ts.isFunctionDeclaration(parent)) return parent.name?.text;
  return undefined;
}

/** Collects which props a file's stories set, and to what. */
class GivenReader {
  readonly #given = new Map<string, GivenProps>();
  readonly #constants: Constants;
  /** Components of the file that hand their props on: `function DishTable(props) { return <Table {...props} />; }`. */
  readonly #handedOn: [from: string, to: string][] = [];

  constructor(constants: Constants) {
    this.#constants = constants;
  }

  readArgs(component: string, story: ts.Expression | undefined): void {
    this.#readObject(component, property(story, 'args'));
  }

  /** What every component was given, wrappers' props counted for what they wrap. */
  givenToAll(): Map<string, GivenProps> {
    for (const [from, to] of this.#handedOn)
      for (const [prop, values] of this.#given.get(from) ?? []) this.#give(to, prop, values);
    return this.#given;
  }

  readElements(node: ts.Node): void {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const component = componentNamed(node.tagName.getText(), this.#constants);
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxSpreadAttribute(attribute)) {
          const wrapper = ts.isIdentifier(attribute.expression) && functionAround(node);
          if (wrapper) this.#handedOn.push([wrapper, component]);
          this.#readObject(component, attribute.expression);
        } else this.#give(component, attribute.name.getText(), this.#valuesOf(attribute.initializer));
      }
    }
    ts.forEachChild(node, (child) => this.readElements(child));
  }

  #readObject(component: string, expression: ts.Expression | undefined): void {
    const value = expression && this.#resolve(plain(expression));
    if (!value || !ts.isObjectLiteralExpression(value)) return;
    for (const one of value.properties) {
      if (ts.isSpreadAssignment(one)) this.#readObject(component, one.expression);
      else if (ts.isPropertyAssignment(one))
        this.#give(component, one.name.getText(), this.#valuesOf(one.initializer));
      else if (one.name)
        this.#give(
          component,
          one.name.getText(),
          ts.isShorthandPropertyAssignment(one) ? this.#valuesOf(one.name) : ['set'],
        );
    }
  }

  #resolve(expression: ts.Expression): ts.Expression {
    return ts.isIdentifier(expression) ? (this.#constants.get(expression.text) ?? expression) : expression;
  }

  #give(component: string, prop: string, values: Iterable<string>): void {
    const props = this.#given.get(component) ?? new Map<string, Set<string>>();
    const before = props.get(prop) ?? new Set();
    props.set(prop, new Set([...before, ...values]));
    this.#given.set(component, props);
  }

  #valuesOf(node: ts.Expression | ts.JsxAttributeValue | undefined): string[] {
    if (!node) return ['true'];
    if (ts.isJsxExpression(node)) return node.expression ? this.#valuesOf(node.expression) : [];
    const value = plain(node);
    if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return [value.text];
    if (value.kind === ts.SyntaxKind.TrueKeyword) return ['true'];
    if (value.kind === ts.SyntaxKind.FalseKeyword) return ['false'];
    if (value.kind === ts.SyntaxKind.UndefinedKeyword || value.kind === ts.SyntaxKind.NullKeyword) return [];
    if (ts.isConditionalExpression(value))
      return [...this.#valuesOf(value.whenTrue), ...this.#valuesOf(value.whenFalse)];
    if (ts.isIdentifier(value)) return this.#mappedValues(value) ?? this.#constantValues(value);
    if (ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression))
      return this.#mappedValues(value.expression, value.name.text) ?? ['state'];
    return ['state'];
  }

  #constantValues(name: ts.Identifier): string[] {
    const value = this.#constants.get(name.text);
    if (!value || ts.isIdentifier(value)) return name.text === 'undefined' ? [] : ['state'];
    return this.#valuesOf(value);
  }

  /** The values a name takes where it is the parameter of `list.map(…)`. */
  #mappedValues(name: ts.Identifier, key?: string): string[] | undefined {
    for (let parent = name.parent; parent; parent = parent.parent) {
      if (!ts.isArrowFunction(parent) && !ts.isFunctionExpression(parent)) continue;
      const [parameter] = parent.parameters;
      const call = parent.parent;
      if (!parameter || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression))
        continue;
      if (!/^(?:map|flatMap)$/.test(call.expression.name.text)) continue;
      const index = boundName(parameter.name, name.text);
      if (index === undefined) continue;
      return this.#elementValues(call.expression.expression, index === '' ? key : index);
    }
    return undefined;
  }

  #elementValues(list: ts.Expression, key: string | undefined): string[] {
    const array = this.#resolve(plain(list));
    if (!ts.isArrayLiteralExpression(array)) return ['*'];
    return array.elements.flatMap((element) => {
      const one = plain(element);
      if (key === undefined) return this.#valuesOf(one);
      const part = ts.isArrayLiteralExpression(one) ? one.elements[Number(key)] : property(one, key);
      return part ? this.#valuesOf(part) : [];
    });
  }
}

/** '' where the name is the whole parameter, its key or index where it is taken out of it. */
function boundName(parameter: ts.BindingName, name: string): string | undefined {
  if (ts.isIdentifier(parameter)) return parameter.text === name ? '' : undefined;
  for (const [index, element] of parameter.elements.entries()) {
    if (ts.isOmittedExpression(element) || element.name.getText() !== name) continue;
    return ts.isArrayBindingPattern(parameter)
      ? String(index)
      : (element.propertyName ?? element.name).getText();
  }
  return undefined;
}
