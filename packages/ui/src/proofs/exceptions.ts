/** What the proof of states does not ask for, each with its reason. Keys are `Component` or `Component.prop`. */
export const exceptions: Readonly<Record<string, string>> = {
  'UiProvider.interactive': 'It wraps the page and takes no focus itself.',
};
