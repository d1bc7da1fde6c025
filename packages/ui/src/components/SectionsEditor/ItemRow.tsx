import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/index.ts';
import { MenuButton, type MenuButtonItem } from '../MenuButton/index.ts';
import { keyOf, type MenuSection, type SectionItem, type SectionsMove } from './sections.ts';
import type { SectionsWords } from './sections-words.ts';
import { Handle, Line, Name, Price, Words } from './SectionsEditor.styles.ts';

interface ItemRowProps {
  item: SectionItem;
  /** Its place in the section, from 0. */
  index: number;
  section: MenuSection;
  sections: readonly MenuSection[];
  words: SectionsWords;
  move: (move: SectionsMove) => void;
  /** Whether it may only be moved within its section. */
  staysInSection: boolean;
  onRemove: ((itemId: string) => void) | undefined;
  onToggleHidden: (itemId: string, isHidden: boolean) => void;
}

/** An item in its section: name, price, whether guests see it, and what can be done with it. */
export function ItemRow({ item, words, onRemove, onToggleHidden, ...place }: ItemRowProps) {
  const { id, name, price, isHidden, isFeatured = false } = item;
  return (
    <TreeItem id={keyOf.item(id)} textValue={name} data-row="item">
      <TreeItemContent>
        <Line>
          <Handle slot="drag">
            <Icon name="drag" size={16} />
          </Handle>
          <Words>
            <Name $isHidden={isHidden}>{name}</Name>
            {isHidden && <Badge icon="hidden">{words.hidden}</Badge>}
            {isFeatured && <Badge icon="star">{words.featured}</Badge>}
            <Price>{price}</Price>
          </Words>
          <IconButton
            icon={isHidden ? 'hidden' : 'preview'}
            label={isHidden ? words.show(name) : words.hide(name)}
            onPress={() => onToggleHidden(id, !isHidden)}
          />
          <MenuButton
            hidesLabel
            icon="more"
            label={words.actionsFor(name)}
            items={[
              ...placesOf({ item, words, ...place }),
              ...(onRemove
                ? [
                    {
                      id: 'remove',
                      label: words.remove,
                      icon: 'delete' as const,
                      isDestructive: true,
                      onAction: () => onRemove(id),
                    },
                  ]
                : []),
            ]}
          />
        </Line>
      </TreeItemContent>
    </TreeItem>
  );
}

type Place = Pick<
  ItemRowProps,
  'item' | 'index' | 'section' | 'sections' | 'staysInSection' | 'words' | 'move'
>;

/** The places an item can be moved to without dragging it. */
function placesOf({ item, index, section, sections, staysInSection, words, move }: Place): MenuButtonItem[] {
  const to = (sectionId: string, place: number) => () =>
    move({ kind: 'item', id: item.id, sectionId, index: place });
  const others = staysInSection ? [] : sections.filter(({ id }) => id !== section.id);
  return [
    {
      id: 'up',
      label: words.moveUp,
      icon: 'arrowUp',
      isDisabled: index === 0,
      onAction: to(section.id, index - 1),
    },
    {
      id: 'down',
      label: words.moveDown,
      icon: 'arrowDown',
      isDisabled: index === section.items.length - 1,
      onAction: to(section.id, index + 1),
    },
    ...others.map(({ id, title, items }) => ({
      id: `to ${id}`,
      label: words.moveTo(title),
      onAction: to(id, items.length),
    })),
  ];
}
