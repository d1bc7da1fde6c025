/** A small fault that a reviewer would overlook, put into one file, and the stories in which it is seen. */
export interface Fault {
  name: string;
  /** Below `packages/ui/src`. */
  file: string;
  find: string;
  put: string;
  /** Components whose stories are run. */
  seenIn: readonly string[];
}

const button = 'components/Button/Button.styles.ts';
const field = 'components/Field/Field.styles.ts';
const dialog = 'components/Dialog/Dialog.styles.ts';

/** One fault of each kind that pictures are there to catch. */
export const faults: readonly Fault[] = [
  {
    name: 'one token step',
    file: 'theme/roles.ts',
    find: 'primaryEdge: [lime[700],',
    put: 'primaryEdge: [lime[600],',
    seenIn: ['Button'],
  },
  {
    name: '1 px border',
    file: field,
    find: "border: 1px solid ${token('color.fieldBorder')}",
    put: "border: 2px solid ${token('color.fieldBorder')}",
    seenIn: ['TextField'],
  },
  {
    name: 'font weight',
    file: 'theme/type.ts',
    find: 'label: { size: 14, lineHeight: 1.5, weight: 500,',
    put: 'label: { size: 14, lineHeight: 1.5, weight: 400,',
    seenIn: ['TextField'],
  },
  {
    name: 'swapped icon',
    file: 'components/Field/Field.tsx',
    find: '<Icon name="error" size={16} />',
    put: '<Icon name="alert" size={16} />',
    seenIn: ['TextField'],
  },
  {
    name: 'lost focus ring',
    file: button,
    find: '&[data-focus-visible] {\n    ${focusRing}',
    put: '&[data-focus-visible] {\n    outline: none;',
    seenIn: ['Button'],
  },
  {
    name: 'dark-only colour',
    file: 'theme/roles.ts',
    find: 'errorText: [red[800], red[200]]',
    put: 'errorText: [red[800], red[300]]',
    seenIn: ['TextField'],
  },
  {
    name: '2 px padding',
    file: button,
    find: '($isIconOnly ? space(2) : space(4))',
    put: "($isIconOnly ? space(2) : '18px')",
    seenIn: ['Button'],
  },
  {
    name: 'truncated label',
    file: button,
    find: 'max-inline-size: 100%;',
    put: 'max-inline-size: 100px; overflow: hidden; white-space: nowrap;',
    seenIn: ['Button'],
  },
  {
    name: 'wrong radius',
    file: button,
    find: "border-radius: ${token('radius.control')}",
    put: "border-radius: ${token('radius.container')}",
    seenIn: ['Button'],
  },
  {
    name: 'missing shadow',
    file: dialog,
    find: "box-shadow: ${token('shadow.modal')};",
    put: '',
    seenIn: ['Dialog'],
  },
  {
    name: 'RTL flip lost',
    file: 'components/Switch/Switch.styles.ts',
    find: '[data-selected] > ${Track} > &:dir(rtl) {\n    transform: translateX(-20px);',
    put: '[data-selected] > ${Track} > &:dir(rtl) {\n    transform: translateX(20px);',
    seenIn: ['Switch'],
  },
  {
    name: 'opacity .95',
    file: dialog,
    find: 'export const Title = styled(AriaHeading)`',
    put: 'export const Title = styled(AriaHeading)`\n  opacity: 0.95;',
    seenIn: ['Dialog'],
  },
];
