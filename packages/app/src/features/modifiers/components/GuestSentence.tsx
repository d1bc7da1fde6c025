import { Banner } from '@cardamom/ui';
import { numberOf, type TypedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { choiceSentence } from '#shared/modifier-choice/index.ts';

/** Props of `GuestSentence`. */
export interface GuestSentenceProps {
  /** What guests read the choice as; empty while it has no name. */
  name: string;
  minimum: TypedNumber;
  maximum: TypedNumber;
  optionCount: number;
}

/** What guests read above the options, as it is typed. */
export function GuestSentence({ name, minimum, maximum, optionCount }: GuestSentenceProps) {
  const { t } = useMessages('modifiers');
  const rule = choiceSentence({
    minimum: numberOf(minimum) ?? 0,
    maximum: numberOf(maximum),
    optionCount,
  });
  return (
    <Banner title={t('form.sentenceTitle')} isLive>
      {t('form.sentence', { name: name.trim() || t('form.unnamed'), rule })}
    </Banner>
  );
}
