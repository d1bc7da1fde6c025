import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Root, Steps, Summary } from './Pagination.styles.ts';

export interface PaginationProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Where the reader is ("26–50 of 60 items"). */
  summary: ReactNode;
  /** Names the navigation; needed where a page has two. */
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
}

/** Steps through a long list page by page. */
export function Pagination({
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  summary,
  label = 'Pages',
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: PaginationProps) {
  return (
    <Root aria-label={label}>
      <Summary role="status">{summary}</Summary>
      <Steps>
        <IconButton
          icon="chevronStart"
          label={previousLabel}
          isDisabled={!hasPrevious}
          onPress={onPrevious}
        />
        <IconButton icon="chevronEnd" label={nextLabel} isDisabled={!hasNext} onPress={onNext} />
      </Steps>
    </Root>
  );
}
