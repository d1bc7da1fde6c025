import type { ReactNode } from 'react';
import type { DishSectionView, GuestWords } from '../types.ts';
import { Anchor, Bar, Root } from './CategoryBar.styles.ts';

/** Props of `CategoryBar`. */
export interface CategoryBarProps {
  /** Name of the navigation for screen readers. */
  label: string;
  /** In which language the name is, where the sections are in another one. */
  words?: Pick<GuestWords, 'spoken' | 'written'>;
  sections: readonly Pick<DishSectionView, 'anchor' | 'title'>[];
  /** The anchor of the section that is shown by itself. */
  current?: string;
  /** At its start: the choice of menus. */
  children?: ReactNode;
}

/** The menu's sections in a bar that stays on top; plain links, so it works without JavaScript. */
export function CategoryBar({ label, words, sections, current, children }: CategoryBarProps) {
  return (
    <Bar>
      {children}
      <Root aria-label={label} lang={words?.spoken?.lang}>
        <ul {...words?.written}>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <Anchor
                href={`#${anchor}`}
                dir="auto"
                aria-current={anchor === current ? 'true' : undefined}
                $text={title}
              >
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </Root>
    </Bar>
  );
}
