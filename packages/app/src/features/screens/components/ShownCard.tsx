import { Banner, FormCard, Switch } from '@cardamom/ui';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { shownParts } from '../model/digital-menu-form.ts';
import type { DigitalMenuCardProps } from './ContentsCard.tsx';
import { Switches } from './ShownCard.styles.ts';

/** What of each dish and around it screens show; hiding allergens says what that asks of the restaurant (EU 1169/2011, article 9). */
export const ShownCard = memo(function ShownCard({ form, isReadOnly }: DigitalMenuCardProps) {
  const { t } = useMessages('digitalMenu');
  const showsAllergens = useWatch({ control: form.control, name: 'showsAllergens' });
  return (
    <FormCard id="shown" title={t('form.shown')}>
      <Switches>
        {shownParts.map((part) => (
          <Field key={part} form={form} name={part}>
            {({ value, onChange }) => (
              <Switch isSelected={value} onChange={onChange} isReadOnly={isReadOnly}>
                {t(`form.${part}`)}
              </Switch>
            )}
          </Field>
        ))}
      </Switches>
      {!showsAllergens && (
        <Banner tone="warning" title={t('form.allergensOffTitle')} isLive>
          {t('form.allergensOffText')}
        </Banner>
      )}
    </FormCard>
  );
});
