import type { Restaurant } from '@cardamom/api-types';
import { ComboBox, FormCard, toast } from '@cardamom/ui';
import { memo, useMemo, useState } from 'react';
import { useDraft } from '#shared/draft/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { currencyOptions, languageOptions, timeZoneOptions } from '#shared/reference/options.ts';
import type { GeneralValues } from '../model/general-values.ts';
import { CurrencyDialog, currencyDialog, noConversion } from './CurrencyDialog.tsx';

/** Props of `MoneyCard`. */
export interface MoneyCardProps {
  form: FormFields<GeneralValues>;
  restaurant: Restaurant;
}

/** The language dishes are written in, the currency of prices, and whose clock hours are meant by. */
export const MoneyCard = memo(function MoneyCard({ form, restaurant }: MoneyCardProps) {
  const { t, i18n } = useMessages('general');
  const { defaultCurrency, defaultLanguage, timeZone, hasPrices } = restaurant;
  const languages = useMemo(
    () => languageOptions(i18n.language, defaultLanguage),
    [defaultLanguage, i18n.language],
  );
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const asksFirst = (code: string | null): code is string =>
    code !== null && hasPrices && code !== defaultCurrency;
  const { found } = useDraft(noConversion, false, currencyDialog);
  const [asked, setAsked] = useState(() => {
    const kept = found?.values.currency ?? null;
    return asksFirst(kept) ? kept : null;
  });
  const nameOf = (code: string | null) => (code === null ? '' : currencies.labelOf(code));

  return (
    <FormCard id="money" title={t('form.money')} description={t('form.moneyText')}>
      <Field form={form} name="defaultLanguage">
        {(field) => (
          <ComboBox
            {...field}
            label={t('form.language')}
            description={t('form.languageText')}
            options={languages}
            emptyMessage={t('form.noMatch')}
          />
        )}
      </Field>
      <Field form={form} name="defaultCurrency">
        {({ onChange, ...field }) => (
          <>
            <ComboBox
              {...field}
              label={t('form.currency')}
              description={hasPrices ? t('form.currencyKept') : t('form.currencyText')}
              options={currencies}
              emptyMessage={t('form.noMatch')}
              onChange={(code) => (asksFirst(code) ? setAsked(code) : onChange(code))}
            />
            {asked !== null && (
              <CurrencyDialog
                {...{ restaurant, currency: asked, name: nameOf(asked) }}
                onChanged={() => {
                  setAsked(null);
                  toast(t('currency.changed'));
                }}
                onClose={() => setAsked(null)}
              />
            )}
          </>
        )}
      </Field>
      <Field form={form} name="timeZone">
        {(field) => (
          <ComboBox
            {...field}
            label={t('form.timeZone')}
            description={t('form.timeZoneText')}
            options={zones}
            emptyMessage={t('form.noMatch')}
          />
        )}
      </Field>
    </FormCard>
  );
});
