import type { ModifierOption } from '@cardamom/api-types';

/** What of a group and its options decides whether guests can choose. */
export interface OfferedChoice {
  minimum: number;
  options: readonly Pick<ModifierOption, 'availability' | 'allergens'>[];
}

/** What somebody should know of a choice that is valid all the same. */
export type ChoiceWarning =
  | { kind: 'nothingOnOffer' }
  | { kind: 'tooFewOnOffer'; minimum: number; onOffer: number }
  | { kind: 'undeclared'; count: number };

/** A dish whose required choice cannot be made cannot be ordered; an undeclared option taints each dish (docs/rules.md, Choices). */
export function choiceWarnings({ minimum, options }: OfferedChoice): ChoiceWarning[] {
  const warnings: ChoiceWarning[] = [];
  const onOffer = options.filter(({ availability }) => availability.state === 'AVAILABLE').length;
  if (onOffer === 0 && minimum > 0) warnings.push({ kind: 'nothingOnOffer' });
  else if (onOffer < minimum) warnings.push({ kind: 'tooFewOnOffer', minimum, onOffer });
  const undeclared = options.filter(({ allergens }) => !allergens.isDeclared).length;
  if (undeclared > 0) warnings.push({ kind: 'undeclared', count: undeclared });
  return warnings;
}
