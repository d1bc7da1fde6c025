import type { ColorRole } from './roles.ts';

/** Colours that meet on the screen, and the contrast they owe each other (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  front: ColorRole;
  back: ColorRole;
  /** 4.5 for text, 3 for edges and drawings that carry meaning. */
  minimum: 3 | 4.5;
}

const surfaces = ['page', 'surface', 'raised'] as const satisfies readonly ColorRole[];
const fields = [...surfaces, 'sunken'] as const satisfies readonly ColorRole[];

function textOn(fronts: readonly ColorRole[], backs: readonly ColorRole[]): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum: 4.5 as const })));
}

function edgeOn(fronts: readonly ColorRole[], backs: readonly ColorRole[]): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum: 3 as const })));
}

/** Every pair of text or edge and ground that components use; `proofs/contrast.test.ts` holds it against the style files. */
export const contrastPairs: readonly ContrastPair[] = [
  ...textOn(['text', 'textQuiet'], [...fields, 'stage', 'hoverFill', 'pressedFill', 'selectedFill']),
  ...textOn(['textPlaceholder'], [...fields, 'hoverFill']),
  ...textOn(['link'], surfaces),
  ...textOn(['errorText', 'warningText', 'successText', 'infoText'], surfaces),
  ...textOn(['onPrimary'], ['primaryFill', 'primaryFillHover', 'primaryFillPressed']),
  ...textOn(['onSecondary'], ['checkedFill', 'secondaryFill', 'secondaryFillHover', 'secondaryFillPressed']),
  ...textOn(['onDestructive'], ['destructiveFill', 'destructiveFillHover', 'destructiveFillPressed']),
  ...textOn(['onSelected'], ['selectedFill']),
  ...textOn(['onInverse'], ['inverse']),
  ...textOn(['onCurrent'], ['currentFill']),
  ...textOn(['errorText'], ['hoverFill', 'pressedFill', 'errorQuiet']),
  ...textOn(['text', 'warningText'], ['warningQuiet']),
  { front: 'successText', back: 'successQuiet', minimum: 4.5 },
  { front: 'infoText', back: 'infoQuiet', minimum: 4.5 },
  ...edgeOn(
    ['fieldBorder', 'focusRing', 'checkedFill', 'primaryEdge', 'selectedEdge', 'drawingLine'],
    surfaces,
  ),
  ...edgeOn(['errorEdge', 'warningEdge', 'successEdge', 'infoEdge', 'destructiveFill'], surfaces),
  { front: 'onChecked', back: 'checkedFill', minimum: 3 },
  { front: 'onSwitched', back: 'checkedFill', minimum: 3 },
  { front: 'focusRing', back: 'currentFill', minimum: 3 },
  { front: 'selectedEdge', back: 'selectedFill', minimum: 3 },
  { front: 'focusRing', back: 'selectedFill', minimum: 3 },
];
