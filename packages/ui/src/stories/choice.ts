/** A control for a prop whose values come from an exported array, which react-docgen cannot follow. */
export function choice<Value extends string | number>(values: readonly Value[]) {
  return {
    control: { type: values.length > 4 ? ('select' as const) : ('inline-radio' as const) },
    options: [...values],
    table: { type: { summary: values.map((value) => JSON.stringify(value)).join(' | ') } },
  };
}
