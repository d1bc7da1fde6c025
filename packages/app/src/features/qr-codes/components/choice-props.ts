import type { CodeSearch } from '../model/code-search.ts';

/** What keeps a code from being printed, by the name of the query that is the reason. */
export type ProblemOf = (choice: 'sizeMm' | 'foreground' | 'hasLogo') => string | undefined;

/** Props of every card of choices. */
export interface ChoiceProps {
  search: CodeSearch;
  onSearchChange: (search: CodeSearch) => void;
  problemOf: ProblemOf;
}
