import { Icon, SearchField } from '@cardamom/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#shared/messages/index.ts';
import type { SoldOutSearch } from '../model/sold-out-search.ts';
import { ChipButton, Chips, Search, SearchChip } from './ServiceTools.styles.ts';

/** Props of `DishFilters`. */
export interface DishFiltersProps {
  search: SoldOutSearch;
  onSearchChange: (search: SoldOutSearch) => void;
  text: string;
  onTextChange: (text: string) => void;
  /** How many cannot be had now. */
  goneCount: number;
  /** Categories and choices in their order. */
  headings: readonly string[];
}

/** What of the menu is shown: found by name, only what is sold out, only one category. */
export function DishFilters({
  search,
  onSearchChange,
  text,
  onTextChange,
  goneCount,
  headings,
}: DishFiltersProps) {
  const { t } = useMessages('availability');
  const [isSearching, setIsSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toggleSearch = () => {
    flushSync(() => setIsSearching(!isSearching));
    if (isSearching) onTextChange('');
    else field.current?.focus();
  };
  return (
    <>
      <Search $isOpen={isSearching}>
        <SearchField
          ref={field}
          label={t('dishes.search')}
          isLabelHidden
          placeholder={t('dishes.search')}
          value={text}
          onChange={onTextChange}
        />
      </Search>
      <Chips role="group" aria-label={t('filter.label')}>
        <SearchChip
          type="button"
          aria-label={t('dishes.search')}
          aria-expanded={isSearching}
          onClick={toggleSearch}
        >
          <Icon name="search" size={20} />
        </SearchChip>
        <ChipButton
          type="button"
          aria-pressed={search.only === 'sold-out'}
          onClick={() => onSearchChange(search.only === 'sold-out' ? {} : { only: 'sold-out' })}
        >
          {t('filter.soldOut', { count: goneCount })}
        </ChipButton>
        {headings.map((category) => (
          <ChipButton
            key={category}
            type="button"
            aria-pressed={search.category === category}
            onClick={() => onSearchChange(search.category === category ? {} : { category })}
          >
            {category}
          </ChipButton>
        ))}
      </Chips>
    </>
  );
}
