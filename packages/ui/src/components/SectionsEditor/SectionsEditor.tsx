import { useEffect, useRef, useState } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ItemRow } from './ItemRow.tsx';
import { SectionRow } from './SectionRow.tsx';
import {
  dragTypes,
  isPlace,
  keyOf,
  movedSections,
  moveOf,
  partOf,
  sectionOf,
  type MenuSection,
  type SectionsMove,
} from './sections.ts';
import { englishWords, type SectionsWords } from './sections-words.ts';
import { Announcement, Root, Rows } from './SectionsEditor.styles.ts';

/** Props of `SectionsEditor`. */
export interface SectionsEditorProps {
  /** What is put in order ("Sections of the evening menu"). */
  label: string;
  sections: readonly MenuSection[];
  /** A section or an item was moved; `movedSections` returns the new order. */
  onMove: (move: SectionsMove) => void;
  /** Items are wanted in a section: let them be chosen. Left out where a section takes its items from elsewhere. */
  onAddItems?: (sectionId: string) => void;
  /** Another title is wanted: ask for it. */
  onRenameSection: (sectionId: string) => void;
  onRemoveSection: (sectionId: string) => void;
  /** The dish that stands first in a section is to be chosen: ask for it. Left out where none does. */
  onChooseFeatured?: (sectionId: string) => void;
  /** Left out where items can only be hidden. */
  onRemoveItem?: (itemId: string) => void;
  onToggleHidden: (itemId: string, isHidden: boolean) => void;
  /** Items are put in order within their section and cannot leave it. */
  keepsItemsInSections?: boolean;
  /** What the editor says, where it is not English. */
  words?: SectionsWords;
}

/** Sections of a menu and their items in the order guests see them, moved by drag, by keyboard or from a row's menu. */
export function SectionsEditor({
  label,
  sections,
  keepsItemsInSections = false,
  words = englishWords,
  ...events
}: SectionsEditorProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  /** The section that a dragged item comes from. */
  const origin = useRef<string>(undefined);
  const root = useRef<HTMLDivElement>(null);
  /** What was dropped last; an object, so that the same row counts again. */
  const [dropped, setDropped] = useState<{ key: string }>();
  const sectionKeys = sections.map(({ id }) => keyOf.section(id));

  const move = (wanted: SectionsMove) => {
    events.onMove(wanted);
    setAnnouncement(announce(sections, wanted, words));
  };

  // A row that changes its section is drawn anew, and React Aria then gives the focus to it or to the row that took
  // its place, whichever it notices first. In the next frame it has decided, and the focus follows what was dropped.
  useEffect(() => {
    if (!dropped) return undefined;
    const frame = requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(dropped.key)}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [dropped]);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const { kind, id } = partOf(key);
        return { [dragTypes[kind]]: id, 'text/plain': id };
      }),
    onDragStart: ({ keys }) => {
      const { kind, id } = partOf([...keys][0]);
      origin.current = kind === 'item' ? sectionOf(sections, id)?.id : undefined;
    },
    getDropOperation: (target, types) => {
      if (target.type !== 'item') return 'cancel';
      if (
        keepsItemsInSections &&
        !types.has(dragTypes.section) &&
        targetSection(sections, target.key) !== origin.current
      )
        return 'cancel';
      return isPlace(types.has(dragTypes.section) ? 'section' : 'item', target) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const wanted = moveOf(sections, key, target);
      if (!wanted) return;
      move(wanted);
      setDropped({ key: String(key) });
    },
  });

  return (
    <Root ref={root}>
      <Announcement role="status">{announcement}</Announcement>
      <Rows
        aria-label={label}
        dragAndDropHooks={dragAndDropHooks}
        expandedKeys={sectionKeys.filter((key) => !closed.has(key))}
        onExpandedChange={(open) => setClosed(new Set(sectionKeys.filter((key) => !open.has(key))))}
      >
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            {...{ section, place, words, move }}
            count={sections.length}
            onAddItems={events.onAddItems}
            onChooseFeatured={events.onChooseFeatured}
            onRename={events.onRenameSection}
            onRemove={events.onRemoveSection}
          >
            {section.items.map((item, index) => (
              <ItemRow
                key={item.id}
                {...{ item, index, section, sections, words, move }}
                staysInSection={keepsItemsInSections}
                onRemove={events.onRemoveItem}
                onToggleHidden={events.onToggleHidden}
              />
            ))}
          </SectionRow>
        ))}
      </Rows>
    </Root>
  );
}

/** The section that a row is, or belongs to. */
function targetSection(sections: readonly MenuSection[], key: unknown): string | undefined {
  const { kind, id } = partOf(key);
  return kind === 'section' ? id : sectionOf(sections, id)?.id;
}

function announce(sections: readonly MenuSection[], move: SectionsMove, words: SectionsWords): string {
  const after = movedSections(sections, move);
  if (move.kind === 'section') {
    const title = after[move.index]?.title ?? '';
    return words.moved(title, move.index + 1, after.length);
  }
  const section = sectionOf(after, move.id);
  const name = section?.items[move.index]?.name ?? '';
  const place = [move.index + 1, section?.items.length ?? 0] as const;
  return sectionOf(sections, move.id)?.id === move.sectionId
    ? words.moved(name, ...place)
    : words.movedTo(name, section?.title ?? '', ...place);
}
