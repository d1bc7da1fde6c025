import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { useLocale } from 'react-aria-components/I18nProvider';
import { SelectValue } from 'react-aria-components/Select';
import { useFilter } from 'react-aria/useFilter';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Check, List, NoOptions, Option, OptionText } from '../OptionList/OptionList.styles.ts';
import { onceAsked } from '../OptionList/late-options.ts';
import { useOffered } from '../OptionList/useOffered.ts';
import { Glass } from '../SearchField/SearchField.styles.ts';
import { Countries, CountrySearch, OptionPrefix, PrefixButton, PrefixChoice } from './PhoneField.styles.ts';

/** A country and the prefix its numbers are dialled with. */
export interface PhoneCountry {
  /** ISO 3166-1 code of two letters ("PT"); the name comes from the browser, in the language of the page. */
  id: string;
  /** "+351". */
  prefix: string;
}

interface PrefixSelectProps {
  /** Read out as the name of the choice. */
  label: string;
  searchLabel: string;
  emptyMessage: string;
  countries: readonly PhoneCountry[];
  prefix: string;
  onChange: (prefix: string) => void;
  isDisabled: boolean;
}

/** The search stands over the list it moves through; React Aria adds which list that is. */
const overList = { role: 'combobox', 'aria-expanded': true } as const;

/** The prefix of a phone number, out of a list of countries that is searched by name or prefix. */
export function PrefixSelect({
  label,
  searchLabel,
  emptyMessage,
  countries,
  prefix,
  onChange,
  isDisabled,
}: PrefixSelectProps) {
  const { locale } = useLocale();
  const { contains } = useFilter({ sensitivity: 'base' });
  const named = useMemo(() => onceAsked(() => inOrderOfName(countries, locale)), [countries, locale]);
  // The closed field shows a prefix alone, so that no country needs its name yet.
  const unnamed = () => {
    const country = countries.find((one) => one.prefix === prefix);
    return country ? [{ ...country, name: country.prefix }] : [];
  };
  const [offered, turningTo] = useOffered(named, unnamed);
  // Some countries share a prefix: the one that was chosen stays marked as long as its prefix is in use.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen =
    offered.find((country) => country.id === chosenId && country.prefix === prefix) ??
    offered.find((country) => country.prefix === prefix);
  const choose = (id: unknown) => {
    const country = offered.find((one) => one.id === id);
    if (!country) return;
    setChosenId(country.id);
    onChange(country.prefix);
  };
  return (
    <PrefixChoice aria-label={label} value={chosen?.id ?? null} onChange={choose} isDisabled={isDisabled}>
      <PrefixButton {...turningTo}>
        <SelectValue>{() => prefix || '+'}</SelectValue>
        <Icon name="chevronDown" size={16} />
      </PrefixButton>
      <Countries offset={4} placement="bottom start">
        <Autocomplete filter={contains}>
          <CountrySearch aria-label={searchLabel} autoFocus>
            <Frame>
              <Glass>
                <Icon name="search" size={16} />
              </Glass>
              <TextInput {...overList} placeholder={searchLabel} />
            </Frame>
          </CountrySearch>
          <List renderEmptyState={() => <NoOptions>{emptyMessage}</NoOptions>}>
            {offered.map((country) => (
              <Option key={country.id} id={country.id} textValue={`${country.name} ${country.prefix}`}>
                <OptionText>{country.name}</OptionText>
                <OptionPrefix>{country.prefix}</OptionPrefix>
                <Check>
                  <Icon name="check" size={16} />
                </Check>
              </Option>
            ))}
          </List>
        </Autocomplete>
      </Countries>
    </PrefixChoice>
  );
}

function inOrderOfName(countries: readonly PhoneCountry[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: names.of(country.id) ?? country.id }))
    .toSorted((one, other) => compare(one.name, other.name));
}
