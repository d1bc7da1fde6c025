import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { currencyAffix } from '../../money/currency.ts';
import { TextInput } from '../Field/Field.styles.ts';
import { FieldAffix } from '../Field/Field.tsx';
import { idList, NativeField, NativeFrame, NativeHelp } from '../Field/NativeField.tsx';
import { useTypedValue } from '../Field/useTypedValue.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { MoneyFieldProps } from '../MoneyField/index.ts';
import { moneyText } from '../MoneyField/money-text.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Kind, KindText, Kinds } from './PriceField.styles.ts';

/** Props of `PriceField`. */
export interface PriceFieldProps extends Omit<
  MoneyFieldProps,
  'allowsNegative' | 'isDisabled' | 'placeholder' | 'ref'
> {
  /** There is no amount: it is asked for each day. The amount that was there stays with who uses the field. */
  isAtMarket: boolean;
  onMarketChange: (isAtMarket: boolean) => void;
  /** How the price without an amount is called: "Market price". */
  marketLabel: string;
  /** What that means, said below it. */
  marketText?: string;
  /** How the other one is called where one is chosen: "Amount". */
  amountLabel: string;
  /** Names the choice between the two: "Kind of price". */
  kindLabel: string;
}

/** A price: an amount, or none that stands fast. The menu at its end chooses which, and takes nothing away that was typed. */
export function PriceField({
  currency,
  isAtMarket,
  onMarketChange,
  marketLabel,
  marketText,
  amountLabel,
  kindLabel,
  value,
  onChange,
  onInvalid,
  unread,
  errorMessage,
  onBlur,
  name,
  ...field
}: PriceFieldProps) {
  const { locale } = useLocale();
  const id = useId();
  const { side, symbol } = currencyAffix(currency, locale);
  const { parse, format, messageOf, inputMode } = moneyText(currency, locale);
  const typed = useTypedValue({ value, onChange, onInvalid, unread, parse, format });
  const { isReadOnly = false } = field;
  if (isReadOnly && isAtMarket)
    return <TextField {...field} value={marketLabel} onChange={() => undefined} />;
  const problem = typed.problem === null ? errorMessage : messageOf(typed.problem);
  const affix = (
    <FieldAffix id={`${id}-symbol`} side={side}>
      {symbol}
    </FieldAffix>
  );
  return (
    <NativeField
      {...field}
      errorMessage={isAtMarket ? undefined : problem}
      describedBy={isAtMarket ? marketText && `${id}-market` : `${id}-symbol`}
      below={isAtMarket && marketText && <NativeHelp id={`${id}-market`}>{marketText}</NativeHelp>}
    >
      {(control, states) => (
        <NativeFrame {...states}>
          {!isAtMarket && side === 'prefix' && affix}
          {!isAtMarket && (
            <TextInput
              as="input"
              type="text"
              autoComplete="off"
              {...{ name, inputMode }}
              {...control}
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
              onBlur={() => {
                typed.leave();
                onBlur?.();
              }}
            />
          )}
          {!isAtMarket && side === 'suffix' && affix}
          {!isReadOnly && (
            <Kind key="kind" $isWhole={isAtMarket}>
              {isAtMarket && <KindText aria-hidden="true">{marketLabel}</KindText>}
              <Icon name="chevronDown" size={16} />
              <Kinds
                {...(isAtMarket
                  ? { id: control.id, 'aria-describedby': idList(control['aria-describedby']) }
                  : { 'aria-label': `${kindLabel}: ${field.label}` })}
                value={isAtMarket ? 'market' : 'amount'}
                onChange={(event) => onMarketChange(event.target.value === 'market')}
                {...{ onBlur }}
              >
                <option value="amount">{amountLabel}</option>
                <option value="market">{marketLabel}</option>
              </Kinds>
            </Kind>
          )}
        </NativeFrame>
      )}
    </NativeField>
  );
}
