import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core';

/** The part of Storybook's `a11y` parameters that is honoured here. */
interface A11yParameters {
  test?: 'off' | 'todo' | 'error';
  context?: { exclude?: string[] };
  config?: Spec;
  options?: RunOptions;
}

function describe({ violations }: AxeResults): string {
  return violations
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}\n  ${node.failureSummary}`).join('\n')}`,
    )
    .join('\n');
}

/** The rules that a scheme can break: it changes colours only, and the add-on has run every rule in the light one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the story that is on the page in the dark scheme; the accessibility add-on has checked it in the light one.
 * One mount serves both. Throws with every violation.
 */
export async function checkInDark(parameters: A11yParameters = {}): Promise<void> {
  if (parameters.test === 'off') return;
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = 'dark';
  try {
    axe.reset();
    axe.configure(parameters.config ?? {});
    const off = new Set(
      parameters.config?.rules?.filter((rule) => rule.enabled === false).map(({ id }) => id),
    );
    const values = COLOUR_RULES.filter(
      (id) => !off.has(id) && parameters.options?.rules?.[id]?.enabled !== false,
    );
    if (values.length === 0) return;
    const results = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', ...(parameters.context?.exclude ?? [])] },
      { runOnly: { type: 'rule', values }, resultTypes: ['violations'] },
    );
    if (results.violations.length > 0) throw new Error(`In the dark scheme:\n${describe(results)}`);
  } finally {
    if (before) root.dataset['theme'] = before;
    else delete root.dataset['theme'];
  }
}
