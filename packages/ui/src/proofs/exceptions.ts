/** What the proof of states does not ask of one component, each with its reason. Keys are `Component.prop`. */
export const exceptions: Readonly<Record<string, string>> = {
  'ScreenProvider.keyboard': 'It wraps the page of a television, which nobody works.',
  'UiProvider.keyboard': 'It wraps the page; what takes focus inside it is tested by itself.',
};

/** Props that one shared part draws the same everywhere: one component's stories show them for all. */
export const shownOnce: Readonly<Record<string, string>> = {
  isLabelHidden: 'FieldBody and ChoiceText hide the label of every field.',
  illustration: 'Illustration draws it, and its own stories show every drawing.',
};
