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
    const rules = [{ id: 'region', enabled: false }, ...(parameters.config?.rules ?? [])];
    axe.reset();
    axe.configure({ ...parameters.config, rules });
    const disabled = Object.fromEntries(
      rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]),
    );
    const results = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', ...(parameters.context?.exclude ?? [])] },
      { ...parameters.options, rules: { ...disabled, ...parameters.options?.rules } },
    );
    if (results.violations.length > 0) throw new Error(`In the dark scheme:\n${describe(results)}`);
  } finally {
    if (before) root.dataset['theme'] = before;
    else delete root.dataset['theme'];
  }
}
