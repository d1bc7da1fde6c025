import { Banner, FormCard, Stack, Switch } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { QrMenuValues } from '../model/qr-menu-form.ts';

const parts = ['showsPrice', 'showsIngredients', 'showsAllergens', 'showsCalories'] as const;

/** Props of the form's cards. */
export interface QrMenuCardProps {
  form: FormFields<QrMenuValues>;
  isReadOnly: boolean;
}

/** What of each dish guests see; hiding allergens says what that asks of the restaurant (EU 1169/2011, article 9). */
export const ShownCard = memo(function ShownCard({ form, isReadOnly }: QrMenuCardProps) {
  const { t } = useMessages('qrMenu');
  return (
    <FormCard id="shown" title={t('form.shown')} description={t('form.shownText')}>
      {parts.map((part) => (
        <Field key={part} form={form} name={part}>
          {({ value, onChange }) => (
            <Stack gap={3}>
              <Switch
                isSelected={value}
                onChange={onChange}
                isReadOnly={isReadOnly}
                description={t(`form.${part}Text`)}
              >
                {t(`form.${part}`)}
              </Switch>
              {part === 'showsAllergens' && !value && (
                <Banner tone="warning" title={t('form.allergensOffTitle')} isLive>
                  {t('form.allergensOffText')}
                </Banner>
              )}
            </Stack>
          )}
        </Field>
      ))}
    </FormCard>
  );
});
