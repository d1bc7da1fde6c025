import { GuestIcon } from '../GuestIcon/index.ts';
import { HoursMark } from '../HoursMark/index.ts';
import type { GuestWords, MenuLinkView } from '../types.ts';
import { Description, Entry, Name, Root } from './MenuChooser.styles.ts';

/** Props of `MenuChooser`. */
export interface MenuChooserProps {
  /** Name of the list for screen readers. */
  label: string;
  menus: readonly MenuLinkView[];
  words: Pick<GuestWords, 'spoken' | 'written'>;
}

/** The menus a restaurant shows, when there is more than one; those that come later say from when. */
export function MenuChooser({ label, menus, words }: MenuChooserProps) {
  return (
    <Root aria-label={label} lang={words.spoken?.lang}>
      <ul {...words.written}>
        {menus.map(({ href, name, description, note }) => (
          <li key={href}>
            <Entry href={href}>
              <Name dir="auto" $text={name}>
                {name}
              </Name>
              {description !== '' && <Description dir="auto">{description}</Description>}
              {note !== undefined && <HoursMark words={words}>{note}</HoursMark>}
              <GuestIcon name="arrowEnd" />
            </Entry>
          </li>
        ))}
      </ul>
    </Root>
  );
}
