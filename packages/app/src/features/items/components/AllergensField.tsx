import { Text } from '@cardamom/ui';
import { AllergenIcon } from '@cardamom/ui/allergen-icon';
import { allergens, type AllergenDeclaration } from '@cardamom/api-types';
import { useId } from 'react';
import { DeclarationBanner, withToggled, type AllergenMark } from '#shared/allergen-declaration/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { Chip, ChipEnd, ChipName, Chips } from './AllergensField.styles.ts';

/** Props of `AllergensField`. */
export interface AllergensFieldProps {
  value: AllergenDeclaration;
  onChange: (value: AllergenDeclaration) => void;
  /** Whether the stored declaration is declared. */
  wasDeclared: boolean;
  /** Of the item, as it is typed by then. */
  nameOf: () => string;
  isReadOnly?: boolean;
}

/** The allergens of an item: each contained, perhaps contained or neither, and nothing of it declared until somebody does. */
export function AllergensField({
  value,
  onChange,
  wasDeclared,
  nameOf,
  isReadOnly = false,
}: AllergensFieldProps) {
  const { t } = useMessages('items');
  const hintId = useId();
  const toggle = (mark: AllergenMark, allergen: (typeof allergens)[number]) => ({
    type: 'button' as const,
    'aria-pressed': value[mark].includes(allergen),
    onClick: () => onChange(withToggled(value, mark, allergen)),
    'aria-label': t(`declaration.${mark}`, { allergen: t(`allergen.${allergen}`).toLocaleLowerCase('en') }),
    ...(allergen === 'SEAFOOD' && { 'aria-describedby': hintId }),
  });
  const isDeclared = (allergen: (typeof allergens)[number]) =>
    value.contains.includes(allergen) || value.mayContain.includes(allergen);
  return (
    <>
      {!isReadOnly && (
        <>
          <Chips aria-label={t('form.allergens')}>
            {allergens.map((allergen) => (
              <Chip key={allergen} data-declared={isDeclared(allergen) || undefined}>
                <ChipName {...toggle('contains', allergen)}>
                  <AllergenIcon allergen={allergen} size={16} />
                  {t(`allergen.${allergen}`)}
                </ChipName>
                <ChipEnd {...toggle('mayContain', allergen)}>{t('declaration.may')}</ChipEnd>
              </Chip>
            ))}
          </Chips>
          <Text tone="quiet" size="small" id={hintId}>
            {t('allergenHint.SEAFOOD')}
          </Text>
        </>
      )}
      <DeclarationBanner {...{ value, onChange, wasDeclared, nameOf, isReadOnly }} />
    </>
  );
}
