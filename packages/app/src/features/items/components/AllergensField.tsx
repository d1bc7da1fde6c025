import { Banner, Button, SegmentedControl, Text } from '@cardamom/ui';
import { AllergenIcon } from '@cardamom/ui/allergen-icon';
import { allergens, type Allergen, type AllergenDeclaration } from '@cardamom/api-types';
import { useMessages } from '../../../shared/messages/index.ts';
import { allergenChoices, choiceFor, withChoice, type AllergenChoice } from '../model/item-values.ts';
import { Hint, Name, Root, Row, Rows } from './AllergensField.styles.ts';

/** Props of `AllergensField`. */
export interface AllergensFieldProps {
  value: AllergenDeclaration;
  onChange: (value: AllergenDeclaration) => void;
  isReadOnly?: boolean;
}

/** The allergens of an item: not declared until somebody declares them, then a word about each of the fifteen. */
export function AllergensField({ value, onChange, isReadOnly = false }: AllergensFieldProps) {
  const { t } = useMessages('items');
  if (!value.isDeclared) {
    return (
      <Banner
        tone="warning"
        title={t('declaration.notDeclaredTitle')}
        action={
          !isReadOnly && (
            <Button onPress={() => onChange({ ...value, isDeclared: true })}>
              {t('declaration.declare')}
            </Button>
          )
        }
      >
        {t('declaration.notDeclaredText')}
      </Banner>
    );
  }
  return (
    <Root>
      <Banner
        tone="success"
        title={t('declaration.declaredTitle')}
        isLive
        action={
          !isReadOnly && (
            <Button icon="undo" onPress={() => onChange({ ...value, isDeclared: false })}>
              {t('declaration.undo')}
            </Button>
          )
        }
      >
        <Summary declaration={value} />
      </Banner>
      {!isReadOnly && (
        <>
          <Text tone="quiet" size="small">
            {t('declaration.question')}
          </Text>
          <Rows>
            {allergens.map((allergen) => (
              <Row key={allergen}>
                <Name>
                  <AllergenIcon allergen={allergen} size={20} />
                  {t(`allergen.${allergen}`)}
                  {allergen === 'SEAFOOD' && <Hint>{t('allergenHint.SEAFOOD')}</Hint>}
                </Name>
                <SegmentedControl
                  label={t(`allergen.${allergen}`)}
                  value={choiceFor(value, allergen)}
                  onChange={(choice) => onChange(withChoice(value, allergen, choice as AllergenChoice))}
                  options={allergenChoices.map((choice) => ({
                    id: choice,
                    label: t(`declaration.choice.${choice}`),
                  }))}
                />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Root>
  );
}

function Summary({ declaration }: { declaration: AllergenDeclaration }) {
  const { t } = useMessages('items');
  const names = (list: readonly Allergen[]) =>
    allergens
      .filter((allergen) => list.includes(allergen))
      .map((allergen) => t(`allergen.${allergen}`).toLocaleLowerCase('en'))
      .join(', ');
  const { contains, mayContain } = declaration;
  if (contains.length + mayContain.length === 0) return t('declaration.freeOfAll');
  return (
    <>
      {contains.length > 0 && t('declaration.summaryContains', { allergens: names(contains) })}{' '}
      {mayContain.length > 0 && t('declaration.summaryMayContain', { allergens: names(mayContain) })}
    </>
  );
}
