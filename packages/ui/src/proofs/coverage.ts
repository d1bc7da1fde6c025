import { exceptions, shownOnce } from './exceptions.ts';
import { publicComponents, type PublicComponent, type StateProp } from './public-components.ts';
import { storyFiles, type GivenProps, type StoryFile } from './stories.ts';

/** What the stories of one component show. */
export interface CoverageRow {
  component: string;
  stories: number;
  playTests: number;
  axe: number;
  /** Stories worked by the keyboard alone; null where there is nothing to work. */
  keyboard: number | null;
  forcedColors: number;
  hasDocs: boolean;
  /** What is missing, in words. */
  gaps: string[];
}

/** Props of `shownOnce` that no story of any component sets, and exceptions of components that do not exist. */
export function idleExceptions(components: readonly string[]): string[] {
  const files = storyFiles();
  const notShown = Object.keys(shownOnce).filter(
    (prop) => !files.some(({ given }) => [...given.values()].some((props) => props.has(prop))),
  );
  const unknown = Object.keys(exceptions).filter((key) => !components.includes(key.split('.')[0] ?? ''));
  return [...notShown, ...unknown];
}

/** One row for each exported component. */
export function coverage(): CoverageRow[] {
  const files = storyFiles();
  return publicComponents().map((component) => rowOf(component, filesOf(component, files)));
}

function isExcepted(component: string, what: string): boolean {
  return `${component}.${what}` in exceptions;
}

/** The component's own story files: those that name it, else those of its folder that draw it. */
function filesOf({ name, folder }: PublicComponent, all: readonly StoryFile[]): StoryFile[] {
  const inFolder = all.filter((file) => file.folder === folder);
  const own = inFolder.filter((file) => file.component === name);
  return own.length > 0 ? own : inFolder.filter((file) => file.given.has(name) || inFolder.length === 1);
}

function rowOf(
  { name, states, isInteractive, folder }: PublicComponent,
  files: readonly StoryFile[],
): CoverageRow {
  const stories = files.flatMap((file) => file.stories);
  const count = (is: (story: StoryFile['stories'][number]) => boolean) => stories.filter(is).length;
  const needsKeyboard = isInteractive && !isExcepted(name, 'keyboard');
  const row = {
    component: name,
    stories: stories.length,
    playTests: count(({ hasPlay }) => hasPlay),
    axe: count(({ isCheckedByAxe }) => isCheckedByAxe),
    keyboard: needsKeyboard ? count(({ tags, hasPlay }) => tags.has('keyboard') && hasPlay) : null,
    forcedColors: count(({ tags }) => tags.has('forced-colors')),
    hasDocs: files.some(({ hasDocs }) => hasDocs),
  };
  const gaps = [
    row.stories === 0 && `no story in ${folder}`,
    row.playTests === 0 && !isExcepted(name, 'play') && 'no play test',
    row.axe < row.stories && `${row.stories - row.axe} stories without axe`,
    row.keyboard === 0 && "no play test tagged 'keyboard'",
    row.forcedColors === 0 && !isExcepted(name, 'forced-colors') && "no story tagged 'forced-colors'",
    !row.hasDocs && !isExcepted(name, 'docs') && 'no parameters.docs.description.component',
    ...statesNotShown(name, states, files),
  ].filter((gap) => gap !== false);
  return { ...row, gaps };
}

function statesNotShown(name: string, states: readonly StateProp[], files: readonly StoryFile[]): string[] {
  const given: GivenProps = new Map();
  for (const file of files) {
    for (const [prop, values] of file.given.get(name) ?? [])
      given.set(prop, new Set([...(given.get(prop) ?? []), ...values]));
  }
  return states.flatMap(({ name: prop, values, hasHiddenDefault = false }) => {
    const shown = given.get(prop) ?? new Set();
    if (prop in shownOnce || isExcepted(name, prop) || shown.has('*')) return [];
    if (values === 'set') return shown.size > 0 ? [] : [`no story sets ${prop}`];
    const isSwitch = values.length === 1 && (values[0] === 'true' || values[0] === 'false');
    if (isSwitch && shown.has('state')) return [];
    const missing = values.filter((value) => !shown.has(value));
    const isShown = missing.length === 0 || (hasHiddenDefault && shown.size > 0 && missing.length === 1);
    return isShown ? [] : [`no story sets ${prop} to ${missing.join(', ')}`];
  });
}
