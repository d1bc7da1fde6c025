import { Banner } from '@cardamom/ui';
import type { ModifierOption } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { choiceWarnings } from '#shared/modifier-choice/index.ts';

/** Props of `ChoiceWarnings`. */
export interface ChoiceWarningsProps {
  minimum: number;
  options: readonly Pick<ModifierOption, 'availability' | 'allergens'>[];
}

/** What is allowed and yet should be looked at: a choice nobody can make, options nobody has declared. */
export function ChoiceWarnings({ minimum, options }: ChoiceWarningsProps) {
  const { t } = useMessages('modifiers');
  return choiceWarnings({ minimum, options }).map(({ kind, ...facts }) => (
    <Banner key={kind} tone="warning" isLive>
      {t(`warning.${kind}`, { count: 0, minimum: 0, onOffer: 0, ...facts })}
    </Banner>
  ));
}
