import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { breakpoints } from '../../theme/index.ts';
import { controlsOf } from './columns.ts';
import { measuresOf } from './long-table-measures.ts';
import { LongSurface } from './LongTable.styles.ts';
import { TableGrid } from './TableGrid.tsx';
import type { TableProps } from './table-props.ts';

/** A table of which only the rows in sight are drawn: all rows have one height, so their texts keep to one line. */
export function LongTable<T extends object>(props: TableProps<T>) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useInlineSize(ref);
  const isCards = width < breakpoints.sm;
  const { columns, rowOrder, onSelectionChange } = props;
  const controls = controlsOf(rowOrder !== undefined, onSelectionChange !== undefined);
  const measures = useMemo(() => measuresOf(columns, controls, isCards), [columns, controls, isCards]);
  return (
    <LongSurface ref={ref} data-scrolls={(!isCards && width < measures.minWidth) || undefined}>
      {width > 0 && (
        <Virtualizer layout={TableLayout} layoutOptions={measures.layout}>
          <TableGrid {...props} widthsOf={measures.widthsOf} />
        </Virtualizer>
      )}
    </LongSurface>
  );
}

/** The element's width in px, 0 before it is drawn. */
function useInlineSize(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
