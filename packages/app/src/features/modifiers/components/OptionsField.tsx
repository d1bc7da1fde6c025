import { Button, Stack, Text, type Currency } from '@cardamom/ui';
import { OrderedList } from '@cardamom/ui/ordered-list';
import type { ModifierOption } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { optionProblems } from '../model/modifier-group-rules.ts';
import { newOption, type OptionValue } from '../model/modifier-group-values.ts';
import { OptionRow } from './OptionRow.tsx';

/** Props of `OptionsField`. */
export interface OptionsFieldProps {
  value: OptionValue[];
  onChange: (value: OptionValue[]) => void;
  onBlur: () => void;
  errorMessage?: string | undefined;
  /** The options as they are on the server: how they stand for guests. */
  stored: readonly ModifierOption[];
  currency: Currency;
  isReadOnly: boolean;
}

/** The options of a group in the order guests read them: added, removed, moved, and each typed into where it stands. */
export function OptionsField({
  value,
  onChange,
  onBlur,
  errorMessage,
  stored,
  currency,
  isReadOnly,
}: OptionsFieldProps) {
  const { t } = useMessages('modifiers');
  const problems = value.map((_option, index) =>
    errorMessage === undefined ? {} : optionProblems(index, value),
  );
  const isAboutAll = errorMessage !== undefined && problems.every((one) => Object.keys(one).length === 0);
  const firstUndeclared = value.find(({ allergens }) => !allergens.isDeclared);
  const change = (key: string, part: Partial<OptionValue>) =>
    onChange(value.map((option) => (option.key === key ? { ...option, ...part } : option)));
  return (
    <Stack gap={4}>
      <OrderedList
        label={t('form.optionsLabel')}
        rows={value}
        getRowId={({ key }) => key}
        nameOf={({ key, name }) =>
          name.trim() || t('option.unnamed', { place: value.findIndex((one) => one.key === key) + 1 })
        }
        onReorder={onChange}
        onRemove={({ key }) => onChange(value.filter((option) => option.key !== key))}
        fewest={1}
        isReadOnly={isReadOnly}
      >
        {(option, place) => (
          <OptionRow
            option={option}
            onChange={(part) => change(option.key, part)}
            problems={problems[place] ?? {}}
            stored={stored.find(({ id }) => id === option.id)}
            // Where menu health leads.
            id={option === firstUndeclared ? 'undeclared-option' : undefined}
            {...{ onBlur, currency, isReadOnly }}
          />
        )}
      </OrderedList>
      {isAboutAll && (
        <Text tone="error" role="alert">
          {errorMessage}
        </Text>
      )}
      {!isReadOnly && (
        <div>
          <Button icon="add" onPress={() => onChange([...value, newOption(value)])}>
            {t('form.addOption')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
