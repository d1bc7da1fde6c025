import { GuestIcon } from '../GuestIcon/index.ts';
import type { MenuLinkView } from '../types.ts';
import { Entry, Note, Root } from './LaterMenus.styles.ts';

/** Props of `LaterMenus`. */
export interface LaterMenusProps {
  /** Name of the list for screen readers ("Later"). */
  label: string;
  menus: readonly MenuLinkView[];
}

/** Menus that come later, one line each, above the one that is on. */
export function LaterMenus({ label, menus }: LaterMenusProps) {
  return (
    <Root aria-label={label}>
      <ul>
        {menus.map(({ href, name, note }) => (
          <li key={href}>
            <Entry href={href}>
              <GuestIcon name="clock" />
              <span dir="auto">{name}</span>
              {note !== undefined && <Note>{note}</Note>}
            </Entry>
          </li>
        ))}
      </ul>
    </Root>
  );
}
