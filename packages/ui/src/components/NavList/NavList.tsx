import { use, useId } from 'react';
import type { IconName } from '../../icons/index.ts';
import { NavigationContext } from '../AppShell/NavigationContext.ts';
import { Icon } from '../Icon/index.ts';
import { GroupTitle, Item, Items, Root } from './NavList.styles.ts';

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
}

function Group({ group }: { group: NavGroup }) {
  const titleId = useId();
  const onFollow = use(NavigationContext);
  return (
    <div>
      {group.label && <GroupTitle id={titleId}>{group.label}</GroupTitle>}
      <Items aria-labelledby={group.label ? titleId : undefined}>
        {group.items.map(({ id, label, icon, href, isCurrent = false }) => (
          <li key={id}>
            <Item href={href} aria-current={isCurrent ? 'page' : undefined} onPress={() => onFollow?.()}>
              <Icon name={icon} />
              {label}
            </Item>
          </li>
        ))}
      </Items>
    </div>
  );
}

/** The main navigation: groups of places, the current one marked by fill, weight, edge and `aria-current`. */
export function NavList({ groups, label = 'Main' }: NavListProps) {
  return (
    <Root aria-label={label}>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Root>
  );
}
