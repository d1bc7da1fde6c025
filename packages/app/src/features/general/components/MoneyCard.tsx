import type { Restaurant } from '@cardamom/api-types';
import { AlertDialog, ComboBox, FormCard } from '@cardamom/ui';
import { useMemo, useState } from 'react';
import { Field, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { currencyOptions, languageOptions, timeZoneOptions } from '#shared/reference/options.ts';
import { hasSameDecimals } from '../model/currency.ts';
import type { GeneralValues } from '../model/general-values.ts';

/** Props of `MoneyCard`. */
export interface MoneyCardProps {
  form: EntityFormState<GeneralValues>;
  restaurant: Restaurant;
}

/** The language dishes are written in, the currency of prices, and whose clock hours are meant by. */
export function MoneyCard({ form, restaurant }: MoneyCardProps) {
  const { t, i18n } = useMessages('general');
  const { defaultCurrency, defaultLanguage, timeZone, hasPrices } = restaurant;
  const [asked, setAsked] = useState<string | null>(null);
  const languages = useMemo(
    () => languageOptions(i18n.language, defaultLanguage),
    [defaultLanguage, i18n.language],
  );
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const asksFirst = (code: string | null): code is string =>
    code !== null && hasPrices && code !== defaultCurrency && hasSameDecimals(code, defaultCurrency);
  const nameOf = (code: string | null) => currencies.find(({ id }) => id === code)?.label ?? code ?? '';

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
            <AlertDialog
              title={t('currency.title', { currency: nameOf(asked) })}
              isOpen={asked !== null}
              onOpenChange={() => setAsked(null)}
              confirmLabel={t('currency.keep')}
              onConfirm={() => {
                onChange(asked);
                setAsked(null);
              }}
            >
              {t('currency.text')}
            </AlertDialog>
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
}
