import { HoursMark } from '../HoursMark/index.ts';
import type { GuestWords, MenuLinkView } from '../types.ts';
import { Description, Entry, Panel, Root, Summary } from './MenuSwitch.styles.ts';

/** Props of `MenuSwitch`. */
export interface MenuSwitchProps {
  /** Name of the list for screen readers ("Menus"). */
  label: string;
  /** The menu that is shown. */
  name: string;
  description: string;
  /** The others, on now or later. */
  menus: readonly MenuLinkView[];
  words: Pick<GuestWords, 'spoken' | 'written'>;
}

/** Which menu this is, at the start of the bar; opened, what it holds and the others, each with when it is on. */
export function MenuSwitch({ label, name, description, menus, words }: MenuSwitchProps) {
  return (
    <Root>
      <Summary>
        <span dir="auto">{name}</span>
      </Summary>
      <Panel aria-label={label} lang={words.spoken?.lang}>
        {description !== '' && (
          <Description dir="auto" {...words.written}>
            {description}
          </Description>
        )}
        <ul {...words.written}>
          {menus.map(({ href, name: other, note }) => (
            <li key={href}>
              <Entry href={href}>
                <span dir="auto">{other}</span>
                {note !== undefined && <HoursMark words={words}>{note}</HoursMark>}
              </Entry>
            </li>
          ))}
        </ul>
      </Panel>
    </Root>
  );
}
