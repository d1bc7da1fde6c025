import type { ReactNode } from 'react';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/index.ts';
import { MenuButton } from '../MenuButton/index.ts';
import { keyOf, type MenuSection, type SectionsMove } from './sections.ts';
import type { SectionsWords } from './sections-words.ts';
import { Chevron, Handle, Line, NoChevron, Quiet, Title, Words } from './SectionsEditor.styles.ts';

interface SectionRowProps {
  section: MenuSection;
  /** Its place, from 0. */
  place: number;
  /** How many sections there are. */
  count: number;
  words: SectionsWords;
  move: (move: SectionsMove) => void;
  onAddItems: ((sectionId: string) => void) | undefined;
  onChooseFeatured: ((sectionId: string) => void) | undefined;
  onRename: (sectionId: string) => void;
  onRemove: (sectionId: string) => void;
  /** Its items. */
  children: ReactNode;
}

/** A section: its title, what it is filled from, and what can be done with it. */
export function SectionRow({
  section,
  place,
  count,
  words,
  move,
  onAddItems,
  onChooseFeatured,
  children,
  ...events
}: SectionRowProps) {
  const { id, title, category, items } = section;
  const moveBy = (step: number) => move({ kind: 'section', id, index: place + step });
  const facts = [category, items.length === 0 ? words.noItems : words.itemCount(items.length)];
  return (
    <TreeItem id={keyOf.section(id)} textValue={title} data-row="section">
      <TreeItemContent>
        <Line $isSection>
          <Handle slot="drag">
            <Icon name="drag" size={16} />
          </Handle>
          {items.length > 0 ? (
            <Chevron slot="chevron">
              <Icon name="chevronEnd" size={16} />
            </Chevron>
          ) : (
            <NoChevron />
          )}
          <Words>
            <Title>{title}</Title>
            <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
          </Words>
          {onAddItems && (
            <IconButton icon="add" label={words.addItems(title)} onPress={() => onAddItems(id)} />
          )}
          <MenuButton
            hidesLabel
            icon="more"
            label={words.actionsFor(title)}
            items={[
              { id: 'rename', label: words.rename, icon: 'edit', onAction: () => events.onRename(id) },
              ...(onChooseFeatured
                ? [
                    {
                      id: 'featured',
                      label: words.chooseFeatured,
                      icon: 'star' as const,
                      isDisabled: items.length === 0,
                      onAction: () => onChooseFeatured(id),
                    },
                  ]
                : []),
              {
                id: 'up',
                label: words.moveUp,
                icon: 'arrowUp',
                isDisabled: place === 0,
                onAction: () => moveBy(-1),
              },
              {
                id: 'down',
                label: words.moveDown,
                icon: 'arrowDown',
                isDisabled: place === count - 1,
                onAction: () => moveBy(1),
              },
              {
                id: 'remove',
                label: words.remove,
                icon: 'delete',
                isDestructive: true,
                onAction: () => events.onRemove(id),
              },
            ]}
          />
        </Line>
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}
