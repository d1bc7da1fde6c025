import { useRef, useState, type ReactNode } from 'react';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { useAutocomplete } from 'react-aria/useAutocomplete';

/** Props of `SearchedList`. */
export interface SearchedListProps {
  /** Whether an option's text is found by what is typed. */
  filter: (text: string, typed: string) => boolean;
  /** The field and its list. */
  children: ReactNode;
}

/**
 * A search field that narrows and moves through the list beside it. As react-aria-components' own `Autocomplete`, which
 * every text field imports its contexts from: used anywhere, it would come along with the sign-in.
 */
export function SearchedList({ filter, children }: SearchedListProps) {
  const [inputValue, setInputValue] = useState('');
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef, ...list } = useAutocomplete<object>(
    { filter, inputRef, collectionRef: listRef },
    { inputValue, setInputValue, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext.Provider value={{ ...inputProps, ref: inputRef as never }}>
      <SelectableCollectionContext.Provider
        value={{ ...collectionProps, filter: list.filter as never, ref: collectionRef as never }}
      >
        {children}
      </SelectableCollectionContext.Provider>
    </FieldInputContext.Provider>
  );
}
