import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript-6';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './style-files.ts';

/** A prop by which a component can be in another state, and the values that its stories must show. */
export interface StateProp {
  name: string;
  /** Values that need a story each; `set` where any value will do. */
  values: readonly string[] | 'set';
  /** Whether leaving the prop out draws one of the values, though nothing says which. */
  hasHiddenDefault?: boolean;
}

/** A component that the package exports, and what its props say about its states. */
export interface PublicComponent {
  name: string;
  /** From `packages/ui/src`: `components/Button`. */
  folder: string;
  states: StateProp[];
  isInteractive: boolean;
}

const ui = join(root, 'packages/ui');

/** States that components hand on to react-aria without declaring them again. */
const HANDED_ON = new Set(['isDisabled', 'isReadOnly', 'isRequired', 'isSelected', 'isIndeterminate']);
/** Texts that put a component into another state by being there. */
const STATE_TEXTS = new Set(['errorMessage', 'description']);
/** Props that choose an element's tag: what it means, not how it looks. */
const TAGS = new Set(['as']);
/** Unions longer than this are sets of names (icons), not states. */
const LONGEST_UNION = 12;

/** Every component exported from the package's entries, in alphabetical order. Takes seconds: it reads all types. */
export function publicComponents(): PublicComponent[] {
  const entries = Object.values(manifest.exports).map((file) => join(ui, file));
  const { config } = ts.readConfigFile(join(ui, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const program = ts.createProgram(entries, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const components = new Map<string, PublicComponent>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${relative(root, entry)} is an entry of the package but exports nothing.`);
    for (const exported of checker.getExportsOfModule(module)) {
      const component = readComponent(exported, checker);
      if (component) components.set(component.name, component);
    }
  }
  return [...components.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function readComponent(exported: ts.Symbol, checker: ts.TypeChecker): PublicComponent | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z][a-z]/.test(exported.name)) return undefined;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  if (!signature) return undefined;
  const folder = dirname(declaration.getSourceFile().fileName);
  const [parameter] = signature.parameters;
  const defaults = defaultsOf(signature);
  const props = parameter
    ? checker.getApparentType(checker.getTypeOfSymbol(parameter)).getApparentProperties()
    : [];
  const states = props.flatMap((prop) => stateOf(prop, checker, defaults.get(prop.name)) ?? []);
  return {
    name: exported.name,
    folder: relative(join(ui, 'src'), folder),
    states,
    isInteractive: isInteractive(folder),
  };
}

function stateOf(
  prop: ts.Symbol,
  checker: ts.TypeChecker,
  byDefault: string | undefined,
): StateProp | undefined {
  const { name } = prop;
  const isOwn =
    prop.declarations?.some((at) => at.getSourceFile().fileName.includes('/packages/ui/src/')) ?? false;
  if (TAGS.has(name) || (!isOwn && !HANDED_ON.has(name))) return undefined;
  if (STATE_TEXTS.has(name)) return { name, values: 'set' };
  const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const members = type.isUnion() ? type.types : [type];
  if (members.every((one) => one.flags & ts.TypeFlags.BooleanLike)) {
    return { name, values: [byDefault === 'true' ? 'false' : 'true'] };
  }
  const isSlot = checker.typeToString(type).includes('ReactElement');
  if (isSlot) return isOptional && name !== 'children' ? { name, values: 'set' } : undefined;
  const literals = members.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : [],
  );
  if (literals.length < 2 || literals.length !== members.length) return undefined;
  if (literals.length > LONGEST_UNION) return isOptional ? { name, values: 'set' } : undefined;
  return {
    name,
    values: literals.filter((value) => value !== byDefault),
    hasHiddenDefault: isOptional && byDefault === undefined,
  };
}

/** Defaults written in the component's parameter: `{ size = 'medium' }`. */
function defaultsOf(signature: ts.Signature): Map<string, string> {
  const defaults = new Map<string, string>();
  const pattern = signature.getDeclaration().parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return defaults;
  for (const { propertyName, name, initializer } of pattern.elements) {
    if (!initializer) continue;
    const value = ts.isStringLiteral(initializer) ? initializer.text : initializer.getText();
    defaults.set((propertyName ?? name).getText(), value);
  }
  return defaults;
}

/** Parts of react-aria-components that are only looked at. */
const ONLY_LOOKED_AT = new Set(
  'Collection FieldError Header Heading I18nProvider Keyboard Label Meter ProgressBar Provider Separator Text Virtualizer VisuallyHidden utils'.split(
    ' ',
  ),
);
const knownInteractive = new Map<string, boolean>();

/** Whether a component's folder, or a folder of ours that it uses, draws something that takes focus. */
function isInteractive(folder: string): boolean {
  const known = knownInteractive.get(folder);
  if (known !== undefined) return known;
  knownInteractive.set(folder, false);
  const sources = globSync(join(folder, '*.{ts,tsx}')).filter(
    (file) => !/\.(?:stories|test)\./.test(basename(file)),
  );
  const answer = sources.some((file) => {
    const text = readFileSync(file, 'utf8');
    if (/styled\.(?:a|button|input|select|summary|textarea)\b/.test(text)) return true;
    if (/<(?:a|button|input|select|summary|textarea)[\s>]/.test(text)) return true;
    const aria = [...text.matchAll(/import (?!type)[^;]*from 'react-aria-components\/(\w+)'/g)];
    if (aria.some(([, part = '']) => !ONLY_LOOKED_AT.has(part))) return true;
    return importedFolders(file, text).some(isInteractive);
  });
  knownInteractive.set(folder, answer);
  return answer;
}

function importedFolders(file: string, text: string): string[] {
  const own = dirname(file);
  return [...text.matchAll(/import (?!type)[^;]*from '(\.\.?\/[^']+)'/g)]
    .map(([, path = '']) => dirname(join(own, path)))
    .filter((folder) => folder !== own && /\/(?:components|guest)\/\w+$/.test(folder) && existsSync(folder));
}
