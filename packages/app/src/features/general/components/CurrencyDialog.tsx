import { currencyOf, exchanged, type Item, type Restaurant } from '@cardamom/api-types';
import { Banner, Button, Dialog, formatMoney, RadioGroup, Stack, Text, TextField } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
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

/** Asks what becomes of the prices in another currency – they keep their numbers, or are converted by a rate – and changes it at once. */
export function CurrencyDialog({ restaurant, currency, name, onChanged, onClose }: CurrencyDialogProps) {
  const { t } = useMessages('general');
  const { t: common } = useMessages('common');
  const [how, setHow] = useState<'keep' | 'convert'>('keep');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { data: items = [] } = useQuery(examplesQuery);
  const { mutate, isPending, error } = useMutation(convertCurrency());
  const { defaultCurrency: from, version } = restaurant;
  const rate = how === 'keep' ? '1' : readRate(typed);
  const change = () => {
    if (rate === null) setAsked(true);
    else mutate({ version, conversion: { currency, rate } }, { onSuccess: onChanged });
  };
  return (
    <Dialog
      title={t('currency.title', { currency: name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onPress={change} isPending={isPending}>
            {t('currency.change')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('currency.text')}</Text>
        {error !== null && (
          <Banner tone="error" isLive>
            {error.message}
          </Banner>
        )}
        <RadioGroup
          label={t('currency.how')}
          value={how}
          onChange={setHow}
          options={[
            { id: 'keep', label: t('currency.keep') },
            { id: 'convert', label: t('currency.convert') },
          ]}
        />
        {how === 'convert' && (
          <TextField
            label={t('currency.rate', { currency: from })}
            suffix={currency}
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            autoComplete="off"
            isRequired
            errorMessage={isAsked && rate === null ? t('currency.rateProblem') : undefined}
          />
        )}
        <Preview {...{ items, from, to: currency, rate }} />
      </Stack>
    </Dialog>
  );
}
