import type { ReactNode } from 'react';
import { Details, Entry, Root, Term } from './DescriptionList.styles.ts';

export interface DescriptionListProps {
  items: readonly { id: string; term: string; details: ReactNode }[];
}

/** Facts about one thing, each with its name. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <Root>
      {items.map((item) => (
        <Entry key={item.id}>
          <Term>{item.term}</Term>
          <Details>{item.details}</Details>
        </Entry>
      ))}
    </Root>
  );
}
