import { MultiSelect, Stack } from '@cardamom/ui';
import { allergens, type AllergenDeclaration } from '@cardamom/api-types';
import { DeclarationBanner, withMarked, type AllergenMark } from '#shared/allergen-declaration/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `OptionAllergens`. */
export interface OptionAllergensProps {
  value: AllergenDeclaration;
  onChange: (value: AllergenDeclaration) => void;
  /** Whether the stored declaration is declared. */
  wasDeclared: boolean;
  /** Of the option, as it is typed. */
  name: string;
  isReadOnly: boolean;
}

/** The allergens an option brings: nothing of it is declared until somebody declares it. */
export function OptionAllergens({ value, onChange, wasDeclared, name, isReadOnly }: OptionAllergensProps) {
  const { t } = useMessages('modifiers');
  const { t: items } = useMessages('items');
  const offered = allergens.map((id) => ({ id, label: items(`allergen.${id}`) }));
  const list = (mark: AllergenMark) => (
    <MultiSelect
      label={t(`option.${mark}`)}
      options={offered}
      value={value[mark]}
      placeholder={t('option.none')}
      onChange={(chosen) => onChange(withMarked(value, mark, chosen))}
      isReadOnly={isReadOnly}
    />
  );
  return (
    <Stack gap={3}>
      {list('contains')}
      {list('mayContain')}
      <DeclarationBanner {...{ value, onChange, wasDeclared, isReadOnly }} nameOf={() => name} />
    </Stack>
  );
}
