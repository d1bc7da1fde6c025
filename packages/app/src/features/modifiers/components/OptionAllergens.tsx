import { Button, Inline, MultiSelect, Stack, Text } from '@cardamom/ui';
import { allergens, type Allergen, type AllergenDeclaration } from '@cardamom/api-types';
import { useMessages } from '../../../shared/messages/index.ts';

/** Props of `OptionAllergens`. */
export interface OptionAllergensProps {
  value: AllergenDeclaration;
  onChange: (value: AllergenDeclaration) => void;
  isReadOnly: boolean;
}

/** The allergens an option brings: not declared until somebody declares them; an allergen is never in both lists. */
export function OptionAllergens({ value, onChange, isReadOnly }: OptionAllergensProps) {
  const { t } = useMessages('modifiers');
  const { t: items } = useMessages('items');
  if (!value.isDeclared) {
    return (
      <Inline gap={3}>
        <Text tone="quiet">{t('option.notDeclared')}</Text>
        {!isReadOnly && (
          <Button size="small" onPress={() => onChange({ ...value, isDeclared: true })}>
            {t('option.declare')}
          </Button>
        )}
      </Inline>
    );
  }
  const offered = allergens.map((id) => ({ id, label: items(`allergen.${id}`) }));
  const list = (field: 'contains' | 'mayContain', other: 'contains' | 'mayContain') => (
    <MultiSelect
      label={t(`option.${field}`)}
      options={offered}
      value={value[field]}
      placeholder={t('option.none')}
      onChange={(chosen) =>
        onChange({
          ...value,
          [field]: chosen as Allergen[],
          [other]: value[other].filter((allergen) => !chosen.includes(allergen)),
        })
      }
      isReadOnly={isReadOnly}
    />
  );
  return (
    <Stack gap={3}>
      {list('contains', 'mayContain')}
      {list('mayContain', 'contains')}
      {!isReadOnly && (
        <div>
          <Button size="small" variant="quiet" onPress={() => onChange({ ...value, isDeclared: false })}>
            {t('option.undeclare')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
