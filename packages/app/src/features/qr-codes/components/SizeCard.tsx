import { FormCard, NumberField, RadioGroup } from '@cardamom/ui';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { sizes, usual, withChoice } from '../model/code-search.ts';
import type { ChoiceProps } from './choice-props.ts';

const choices = ['small', 'large', 'other'] as const;
type Choice = (typeof choices)[number];

function choiceOf(size: number): Choice {
  if (size === sizes.small) return 'small';
  return size === sizes.large ? 'large' : 'other';
}

/** How large the code is printed: small for tables, large for doors, or whatever side is typed. */
export function SizeCard({ search, onSearchChange, problemOf }: ChoiceProps) {
  const { t } = useMessages('qrCodes');
  const size = search.size ?? usual.size;
  // What is typed may happen to be one of the others, and nothing for a moment.
  const [isTyped, setIsTyped] = useState(choiceOf(size) === 'other');
  const [side, setSide] = useState<number | null>(size);
  const choice = isTyped ? 'other' : choiceOf(size);
  const problem = problemOf('sizeMm');
  return (
    <FormCard id="size" title={t('size.title')}>
      <RadioGroup
        label={t('size.label')}
        options={choices.map((id) => ({ id, label: t(`size.${id}`), description: t(`size.${id}Text`) }))}
        value={choice}
        errorMessage={choice === 'other' ? undefined : problem}
        onChange={(chosen) => {
          setIsTyped(chosen === 'other');
          setSide(size);
          if (chosen !== 'other') onSearchChange(withChoice(search, { size: sizes[chosen] }));
        }}
      />
      {choice === 'other' && (
        <NumberField
          label={t('size.side')}
          value={side}
          onChange={(typed) => {
            setSide(typed);
            if (typed !== null) onSearchChange(withChoice(search, { size: typed }));
          }}
          step={5}
          minValue={10}
          maxValue={600}
          suffix="mm"
          errorMessage={problem}
        />
      )}
    </FormCard>
  );
}
