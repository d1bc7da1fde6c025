import { useCallback, useState } from 'react';
import { useOverflows } from '../Dialog/useOverflows.ts';
import { RowOverlay, type Opened } from './RowOverlay.tsx';
import type { TableProps } from './table-props.ts';
import { Container, HiddenText, Surface } from './Table.styles.ts';
import { scrollAxes } from './scroll-axes.ts';
import { TableGrid } from './TableGrid.tsx';

/**
 * Rows and columns with arrow-key navigation, sorting, selection, ordering and a header that stays in sight (below
 * `--cm-sticky-top`). Narrower than 600 px the rows become cards with the same meaning for screen readers; past 250 rows
 * only those in sight are drawn.
 */
export function Table<T extends object>(props: TableProps<T>) {
  const { label, body = 'ready' } = props;
  const { ref, overflows } = useOverflows('inline');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <Container>
      <HiddenText role="status">{body === 'loading' ? `Loading: ${label}` : ''}</HiddenText>
      <Surface ref={ref} data-scrolls={overflows ? scrollAxes() : undefined}>
        <TableGrid {...props} onOpen={setOpened} />
      </Surface>
      <RowOverlay opened={opened} onClose={close} />
    </Container>
  );
}
