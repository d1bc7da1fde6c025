/** What may be chosen of a modifier group. */
export interface Choice {
  /** 0 leaves the choice to the guest. */
  minimum: number;
  /** Null for as many as there are options. */
  maximum: number | null;
  optionCount: number;
}

/** The sentence a guest reads of a choice: "Choose 2", "Choose 1 to 3", "Add up to 4, optional". */
export function choiceSentence({ minimum, maximum, optionCount }: Choice): string {
  const most = maximum ?? optionCount;
  if (minimum === 0) {
    if (most === 1) return 'Add 1, optional';
    return maximum === null || most >= optionCount
      ? 'Add as many as you like, optional'
      : `Add up to ${most}, optional`;
  }
  if (minimum === most) return `Choose ${minimum}`;
  return maximum === null ? `Choose at least ${minimum}` : `Choose ${minimum} to ${most}`;
}
