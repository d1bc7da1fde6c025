/** What a table says by itself; everything else comes with its props. */
export const tableWords = {
  order: 'Order',
  selectAll: 'Select All',
  selectRow: 'Select',
  select: (row: string) => `Select ${row}`,
  drag: (row: string) => `Drag ${row}`,
  dragDescription: 'Press Enter to start dragging.',
  dragStarted: (row: string) =>
    `Started dragging ${row}. Press the arrow keys to choose a place, then Enter to drop, or Escape to cancel.`,
  insertBefore: (row: string) => `Insert before ${row}`,
  insertAfter: (row: string) => `Insert after ${row}`,
  dropComplete: 'Moved.',
  dropCanceled: 'Not moved.',
  loading: 'Loading',
  none: 'None',
  noPicture: 'No picture',
  newTab: '(opens in a new tab)',
  showAll: (hidden: number, header: string) => `${hidden} more: show all ${header.toLowerCase()}`,
} as const;
