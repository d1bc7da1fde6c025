import { currencyOf, exchanged, type Item, type Restaurant } from '@cardamom/api-types';
import { formatMoney, RadioGroup, Text, TextField } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { Field, type FormRules, type Rule } from '#shared/form/index.ts';
import { useKeptForm } from '#shared/form/useKeptForm.ts';
import { message, useMessages } from '#shared/messages/index.ts';
import { convertCurrency, examplesQuery } from '../api/restaurant.ts';
import { examplesOf, readRate } from '../model/currency.ts';
import { Examples } from './CurrencyDialog.styles.ts';

/** Props of `CurrencyDialog`. */
export interface CurrencyDialogProps {
  restaurant: Restaurant;
  /** The other currency, and what it is called. */
  currency: string;
  name: string;
  onChanged: () => void;
  onClose: () => void;
}

interface PreviewProps {
  items: readonly Item[];
  from: string;
  to: string;
  /** Null while none is typed. */
  rate: string | null;
}

/** What some prices become. */
function Preview({ items, from, to, rate }: PreviewProps) {
  const { t, i18n } = useMessages('general');
  const examples = examplesOf(items);
  if (rate === null || examples.length === 0) return null;
  return (
    <Examples aria-label={t('currency.examples')}>
      {examples.map(({ id, name, price }) => (
        <li key={id}>
          <span>{name}</span>
          <span>
            {t('currency.becomes', {
              was: formatMoney(price, currencyOf(from), i18n.language),
              is: formatMoney(exchanged(price, { from, to, rate }), currencyOf(to), i18n.language),
            })}
          </span>
        </li>
      ))}
    </Examples>
  );
}

/** Its name among the dialogs of its page. */
export const currencyDialog = 'currency';

/** What is asked. */
interface Conversion {
  /** The other currency, so that a dialog that was kept asks for the same one again. */
  currency: string | null;
  how: 'keep' | 'convert';
  /** As it is typed. */
  rate: string;
}

/** Before anything is asked. */
export const noConversion: Conversion = { currency: null, how: 'keep', rate: '' };

const isRate: Rule<string, Conversion> = (rate, { how }) =>
  how === 'keep' || readRate(rate) !== null ? null : message('general:currency.rateProblem');

const rules: FormRules<Conversion> = { rate: { rules: [isRate] } };

/** Asks what becomes of the prices in another currency – they keep their numbers, or are converted by a rate – and changes it at once. */
export function CurrencyDialog({ restaurant, currency, name, onChanged, onClose }: CurrencyDialogProps) {
  const { t } = useMessages('general');
  const { data: items = [] } = useQuery(examplesQuery);
  const { mutateAsync: convert } = useMutation(convertCurrency());
  const { defaultCurrency: from, version } = restaurant;
  const rateOf = ({ how, rate }: Conversion) => (how === 'keep' ? '1' : readRate(rate));
  const { form, kept } = useKeptForm<Conversion>({
    dialog: currencyDialog,
    defaultValues: { ...noConversion, currency },
    rules,
    save: async (values) => {
      await convert({ version, conversion: { currency, rate: rateOf(values) ?? '1' } });
      onChanged();
    },
  });
  const values = useWatch({ control: form.control }) as Conversion;
  return (
    <FormDialog
      {...{ form, kept, onClose }}
      title={t('currency.title', { currency: name })}
      submitLabel={t('currency.change')}
      lead={<Text>{t('currency.text')}</Text>}
    >
      <Field form={form} name="how">
        {({ value, onChange }) => (
          <RadioGroup
            label={t('currency.how')}
            {...{ value, onChange }}
            options={[
              { id: 'keep', label: t('currency.keep') },
              { id: 'convert', label: t('currency.convert') },
            ]}
          />
        )}
      </Field>
      {values.how === 'convert' && (
        <Field form={form} name="rate">
          {(field) => (
            <TextField
              {...field}
              label={t('currency.rate', { currency: from })}
              suffix={currency}
              inputMode="decimal"
              autoComplete="off"
              isRequired
            />
          )}
        </Field>
      )}
      <Preview {...{ items, from, to: currency }} rate={rateOf(values)} />
    </FormDialog>
  );
}
