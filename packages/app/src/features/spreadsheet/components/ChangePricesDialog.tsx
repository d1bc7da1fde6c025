import {
  Button,
  Dialog,
  formatMoney,
  parseMoney,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
  type Currency,
} from '@cardamom/ui';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import {
  readPercent,
  roundingModes,
  roundingSteps,
  type PriceMove,
  type RoundingMode,
} from '../model/change-prices.ts';
import { priceChanges, type PriceChange } from '../model/price-preview.ts';
import type { SheetRow } from '../model/sheet-item.ts';
import { Amount, Compared } from './dialogs.styles.ts';

/** Changes shown one by one; the rest is counted. */
const mostShown = 100;

/** Props of `ChangePricesDialog`. */
export interface ChangePricesDialogProps {
  /** The selected rows and all that are shown, with prices as they are typed now. */
  selected: readonly SheetRow[];
  shown: readonly SheetRow[];
  currency: Currency;
  locale: string;
  onApply: (changes: readonly PriceChange[]) => void;
  onClose: () => void;
}

function Preview({
  changes,
  currency,
  locale,
}: {
  changes: readonly PriceChange[];
  currency: Currency;
  locale: string;
}) {
  const { t } = useMessages('spreadsheet');
  const rest = changes.length - mostShown;
  const money = (price: number) => formatMoney(price, currency, locale);
  if (changes.length === 0) return <Text tone="quiet">{t('prices.none')}</Text>;
  return (
    <Compared aria-label={t('prices.preview')}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <Amount as="th" scope="col">
            {t('prices.was')}
          </Amount>
          <Amount as="th" scope="col">
            {t('prices.becomes')}
          </Amount>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, mostShown).map(({ row: { item, size }, before, after }) => (
          <tr key={size.id}>
            <th scope="row">{size.name === '' ? item.name : `${item.name}, ${size.name}`}</th>
            <Amount>{money(before)}</Amount>
            <Amount>
              <strong>{money(after)}</strong>
            </Amount>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <td colSpan={3}>{t('prices.more', { count: rest })}</td>
          </tr>
        )}
      </tbody>
    </Compared>
  );
}

/** Moves many prices by a percentage or an amount, rounded; every change is seen before it is put into the sheet. */
export function ChangePricesDialog({
  selected,
  shown,
  currency,
  locale,
  onApply,
  onClose,
}: ChangePricesDialogProps) {
  const { t } = useMessages('spreadsheet');
  const steps = roundingSteps(currency);
  const [scope, setScope] = useState<'selection' | 'all'>(selected.length > 1 ? 'selection' : 'all');
  const [kind, setKind] = useState<PriceMove['kind']>('PERCENT');
  const [text, setText] = useState('5');
  const [step, setStep] = useState(steps.at(-2) ?? 1);
  const [mode, setMode] = useState<RoundingMode>('NEAREST');

  const readMove = (): PriceMove | null => {
    if (kind === 'PERCENT') {
      const hundredths = readPercent(text);
      return hundredths === null ? null : { kind, hundredths };
    }
    const read = parseMoney(text, currency, locale, { allowsNegative: true });
    return read.kind === 'amount' ? { kind, minorUnits: read.minorUnits } : null;
  };
  const move = readMove();
  const changes = move ? priceChanges(scope === 'selection' ? selected : shown, move, { step, mode }) : [];

  return (
    <Dialog
      title={t('prices.title')}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('prices.cancel')}</Button>
          <Button variant="primary" isDisabled={changes.length === 0} onPress={() => onApply(changes)}>
            {t('prices.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="quiet">{t('prices.text')}</Text>
        <SegmentedControl
          label={t('prices.scope')}
          value={scope}
          onChange={setScope}
          options={[
            { id: 'selection', label: t('prices.selection', { count: selected.length }) },
            { id: 'all', label: t('prices.all', { count: shown.length }) },
          ]}
        />
        <SegmentedControl
          label={t('prices.by')}
          value={kind}
          onChange={setKind}
          options={[
            { id: 'PERCENT', label: t('prices.percent') },
            { id: 'AMOUNT', label: t('prices.amount') },
          ]}
        />
        <TextField
          label={t(kind === 'PERCENT' ? 'prices.percentLabel' : 'prices.amountLabel')}
          value={text}
          onChange={setText}
          autoComplete="off"
          errorMessage={
            move ? undefined : t(kind === 'PERCENT' ? 'prices.percentProblem' : 'prices.amountProblem')
          }
        />
        <Select
          label={t('prices.step')}
          value={String(step)}
          onChange={(chosen) => setStep(Number(chosen ?? 1))}
          options={steps.map((units) => ({
            id: String(units),
            label: units === 1 ? t('prices.stepNone') : formatMoney(units, currency, locale),
          }))}
        />
        {step > 1 && (
          <SegmentedControl
            label={t('prices.mode')}
            value={mode}
            onChange={setMode}
            options={roundingModes.map((known) => ({ id: known, label: t(`prices.${known}`) }))}
          />
        )}
        <Text size="label" aria-live="polite">
          {t('prices.count', { count: changes.length })}
        </Text>
        <Preview {...{ changes, currency, locale }} />
      </Stack>
    </Dialog>
  );
}
