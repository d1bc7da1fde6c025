import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { required, type Rule } from './rules.ts';

/** What one field must satisfy, and when it is looked at. */
export interface FieldRules<Value, Values = unknown> {
  rules: readonly Rule<Value, Values>[];
  /** Runs while typing, or when the field is left. Blur by default. */
  runsOn?: 'input' | 'blur';
  /** Lazily: only after the first attempt to save. Eagerly: from the first touch on. Lazily by default. */
  timing?: 'lazy' | 'eager';
}

/** The rules of a form, by field. */
export type FormRules<Values> = { readonly [Name in keyof Values]?: FieldRules<Values[Name], Values> };

/** The first message of each field that does not pass. */
export function problemsOf<Values extends object>(
  values: Values,
  rules: FormRules<Values>,
): Partial<Record<keyof Values, string>> {
  const problems: Partial<Record<keyof Values, string>> = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    for (const rule of rules[name]?.rules ?? []) {
      const problem = rule(values[name], values);
      if (problem !== null) {
        problems[name] = problem;
        break;
      }
    }
  }
  return problems;
}

/** The rules as a resolver: a form is valid only when all its fields are. */
export function resolverOf<Values extends FieldValues>(rules: FormRules<Values>): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsOf(values, rules));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([name, text]) => [name, { type: 'rule', message: text }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** Whether the field carries the star. */
export function isRequiredBy<Value, Values>(field: FieldRules<Value, Values> | undefined): boolean {
  return field?.rules.some((rule) => (rule as unknown) === required) ?? false;
}

/** Whether an event is a reason to look at a field now. A message that is shown is re-checked while typing. */
export function looksNow<Value, Values>(
  field: FieldRules<Value, Values> | undefined,
  event: 'input' | 'blur',
  state: { wasAttempted: boolean; hasMessage: boolean },
): boolean {
  if (event === 'input' && state.hasMessage) return true;
  if (!field || (field.runsOn ?? 'blur') !== event) return false;
  return field.timing === 'eager' || state.wasAttempted;
}
