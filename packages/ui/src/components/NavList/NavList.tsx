import { use, useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { IconName } from '../../icons/index.ts';
import { NavigationContext } from '../AppShell/NavigationContext.ts';
import { Icon } from '../Icon/index.ts';
import { Count, Fold, GroupTitle, Item, Items, Root, Word } from './NavList.styles.ts';

/** A place in the navigation. */
export interface NavItem {
  id: string;
  label: string;
  icon: IconName;
  href: string;
  isCurrent?: boolean;
  /** How many wait there, such as what is sold out; nothing is drawn for none. */
  count?: number | undefined;
}

/** Places that belong together. */
export interface NavGroup {
  id: string;
  label?: string;
  items: readonly NavItem[];
  /** Draws the group as one place that opens; it is open by itself while one is inside. */
  foldsUnder?: IconName | undefined;
}

/** Props of `NavList`. */
export interface NavListProps {
  groups: readonly NavGroup[];
  label?: string;
  /** Words under their icons, for a narrow rail; inside an `AppShell` the shell decides. */
  isRail?: boolean;
}

function Place({ item, isRail }: { item: NavItem; isRail: boolean }) {
  const { onFollow } = use(NavigationContext);
  const { locale } = useLocale();
  return (
    <Item
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      onPress={() => onFollow?.()}
      $isRail={isRail}
    >
      <Icon name={item.icon} />
      <Word>{item.label}</Word>
      {item.count ? <Count $isOnIcon={isRail}>{item.count.toLocaleString(locale)}</Count> : null}
    </Item>
  );
}

function Places({ group, isRail, labelledBy }: { group: NavGroup; isRail: boolean; labelledBy?: string }) {
  return (
    <Items aria-labelledby={labelledBy}>
      {group.items.map((item) => (
        <li key={item.id}>
          <Place item={item} isRail={isRail} />
        </li>
      ))}
    </Items>
  );
}

function FoldingGroup({ group, icon, isRail }: { group: NavGroup; icon: IconName; isRail: boolean }) {
  const id = useId();
  const isInside = group.items.some(({ isCurrent }) => isCurrent);
  const [isOpenedFor, setIsOpenedFor] = useState<{ isInside: boolean; isOpen: boolean }>();
  // What was chosen by hand holds until one enters or leaves the group.
  const isOpen = isOpenedFor?.isInside === isInside ? isOpenedFor.isOpen : isInside;
  return (
    <div>
      <Fold
        id={id}
        aria-expanded={isOpen}
        onPress={() => setIsOpenedFor({ isInside, isOpen: !isOpen })}
        $isRail={isRail}
      >
        <Icon name={icon} />
        <Word>{group.label}</Word>
        <Icon name="chevronDown" size={16} />
      </Fold>
      {isOpen && <Places group={group} isRail={isRail} labelledBy={id} />}
    </div>
  );
}

function Group({ group, isRail }: { group: NavGroup; isRail: boolean }) {
  const titleId = useId();
  if (group.foldsUnder) return <FoldingGroup group={group} icon={group.foldsUnder} isRail={isRail} />;
  return (
    <div>
      {group.label && (
        <GroupTitle id={titleId} $isRail={isRail}>
          {group.label}
        </GroupTitle>
      )}
      <Places group={group} isRail={isRail} labelledBy={group.label ? titleId : undefined} />
    </div>
  );
}

/**
 * The main navigation: groups of places, the current one marked by fill, weight, a lime bar and `aria-current`. As a rail
 * each place keeps its word, under its icon.
 */
export function NavList({ groups, label = 'Main', isRail: isAskedRail }: NavListProps) {
  const surroundings = use(NavigationContext);
  const isRail = isAskedRail ?? surroundings.isRail;
  return (
    <Root aria-label={label} $isRail={isRail}>
      {groups.map((group) => (
        <Group key={group.id} group={group} isRail={isRail} />
      ))}
    </Root>
  );
}
