import { use, useId } from 'react';
import type { IconName } from '../../icons/index.ts';
import { NavigationContext } from '../AppShell/NavigationContext.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { GroupTitle, Item, Items, Root, Word } from './NavList.styles.ts';

/** A place in the navigation. */
export interface NavItem {
  id: string;
  label: string;
  icon: IconName;
  href: string;
  isCurrent?: boolean;
}

/** Places that belong together. */
export interface NavGroup {
  id: string;
  label?: string;
  items: readonly NavItem[];
}

/** Props of `NavList`. */
export interface NavListProps {
  groups: readonly NavGroup[];
  label?: string;
  /** Icons with tooltips instead of words; inside an `AppShell` the shell decides. */
  isRail?: boolean;
}

function Place({ item, isRail }: { item: NavItem; isRail: boolean }) {
  const { onFollow } = use(NavigationContext);
  const link = (
    <Item
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      onPress={() => onFollow?.()}
      $isRail={isRail}
    >
      <Icon name={item.icon} />
      <Word $isRail={isRail}>{item.label}</Word>
    </Item>
  );
  if (!isRail) return link;
  return (
    <Tooltip label={item.label} placement="end">
      {link}
    </Tooltip>
  );
}

function Group({ group, isRail }: { group: NavGroup; isRail: boolean }) {
  const titleId = useId();
  return (
    <div>
      {group.label && (
        <GroupTitle id={titleId} $isRail={isRail}>
          {group.label}
        </GroupTitle>
      )}
      <Items aria-labelledby={group.label ? titleId : undefined}>
        {group.items.map((item) => (
          <li key={item.id}>
            <Place item={item} isRail={isRail} />
          </li>
        ))}
      </Items>
    </div>
  );
}

/**
 * The main navigation: groups of places, the current one marked by fill, weight, edge and `aria-current`. As a rail it
 * keeps its icons and names each by a tooltip.
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
