import { Banner } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { choiceSentence } from '#shared/modifier-choice/index.ts';
import type { CountValue } from '../model/modifier-group-values.ts';

/** Props of `GuestSentence`. */
export interface GuestSentenceProps {
  /** What guests read the choice as; empty while it has no name. */
  name: string;
  minimum: CountValue;
  maximum: CountValue;
  optionCount: number;
}

/** What guests read above the options, as it is typed. */
export function GuestSentence({ name, minimum, maximum, optionCount }: GuestSentenceProps) {
  const { t } = useMessages('modifiers');
  const rule = choiceSentence({
    minimum: typeof minimum === 'number' ? minimum : 0,
    maximum: typeof maximum === 'number' ? maximum : null,
    optionCount,
  });
  return (
    <Banner title={t('form.sentenceTitle')} isLive>
      {t('form.sentence', { name: name.trim() || t('form.unnamed'), rule })}
    </Banner>
  );
}
