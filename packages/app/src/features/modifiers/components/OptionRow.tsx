import { useState } from 'react';
import { Badge, Checkbox, Disclosure, MoneyField, NumberField, TextField, type Currency } from '@cardamom/ui';
import type { ModifierOption } from '@cardamom/api-types';
import { typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { OptionProblems } from '../model/modifier-group-rules.ts';
import type { OptionValue } from '../model/modifier-group-values.ts';
import { OptionAllergens } from './OptionAllergens.tsx';
import { Details, Facts, Line, Root } from './OptionRow.styles.ts';

/** Props of `OptionRow`. */
export interface OptionRowProps {
  option: OptionValue;
  onChange: (change: Partial<OptionValue>) => void;
  onBlur: () => void;
  problems: OptionProblems;
  /** As it is on the server; undefined for one that is not saved yet. */
  stored: ModifierOption | undefined;
  currency: Currency;
  isReadOnly: boolean;
  /** Where an address can lead to it. */
  id?: string | undefined;
}

/** An option of the group: name, price difference, whether it is chosen from the start, and what few need below. */
export function OptionRow({
  option,
  onChange,
  onBlur,
  problems,
  stored,
  currency,
  isReadOnly,
  id,
}: OptionRowProps) {
  const { t } = useMessages('modifiers');
  const state = stored?.availability.state ?? 'AVAILABLE';
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isOpen || problems.caloriesDelta !== undefined;
  return (
    <Root id={id}>
      <Line>
        <TextField
          label={t('option.name')}
          value={option.name}
          onChange={(name) => onChange({ name })}
          onBlur={onBlur}
          isReadOnly={isReadOnly}
          isRequired
          autoComplete="off"
          {...(problems.name !== undefined && { errorMessage: problems.name })}
        />
        <MoneyField
          label={t('option.difference')}
          {...typedNumber(option.priceDelta, (priceDelta) => onChange({ priceDelta }))}
          onBlur={onBlur}
          currency={currency}
          allowsNegative
          isReadOnly={isReadOnly}
          {...(problems.priceDelta !== undefined && { errorMessage: problems.priceDelta })}
        />
      </Line>
      <Facts>
        <Checkbox
          isSelected={option.isDefault}
          onChange={(isDefault) => onChange({ isDefault })}
          isReadOnly={isReadOnly}
        >
          {t('option.isDefault')}
        </Checkbox>
        {!option.allergens.isDeclared && (
          <Badge tone="warning" icon="alert">
            {t('option.notDeclared')}
          </Badge>
        )}
        {state === 'SOLD_OUT' && (
          <Badge tone="error" icon="soldOut">
            {t('option.soldOut')}
          </Badge>
        )}
        {state === 'HIDDEN' && <Badge icon="hidden">{t('option.hidden')}</Badge>}
      </Facts>
      <Disclosure title={t('option.details')} isExpanded={isExpanded} onExpandedChange={setIsOpen}>
        {/* Fourteen allergens for each of a hundred options are drawn where they are asked for. */}
        {isExpanded && (
          <Details>
            <OptionAllergens
              value={option.allergens}
              onChange={(allergens) => onChange({ allergens })}
              wasDeclared={stored?.allergens.isDeclared ?? false}
              name={option.name}
              isReadOnly={isReadOnly}
            />
            <NumberField
              label={t('option.calories')}
              description={t('option.caloriesText')}
              {...typedNumber(option.caloriesDelta, (caloriesDelta) => onChange({ caloriesDelta }))}
              onBlur={onBlur}
              suffix="kcal"
              isReadOnly={isReadOnly}
              {...(problems.caloriesDelta !== undefined && { errorMessage: problems.caloriesDelta })}
            />
          </Details>
        )}
      </Disclosure>
    </Root>
  );
}
