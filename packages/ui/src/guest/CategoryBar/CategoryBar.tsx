import type { ReactNode } from 'react';
import type { DishSectionView } from '../types.ts';
import { Anchor, Bar, Root } from './CategoryBar.styles.ts';

/** Props of `CategoryBar`. */
export interface CategoryBarProps {
  /** Name of the navigation for screen readers. */
  label: string;
  sections: readonly Pick<DishSectionView, 'anchor' | 'title'>[];
  /** The anchor of the section that is shown by itself. */
  current?: string;
  /** At its start: the choice of menus. */
  children?: ReactNode;
}

/** The menu's sections in a bar that stays on top; plain links, so it works without JavaScript. */
export function CategoryBar({ label, sections, current, children }: CategoryBarProps) {
  return (
    <Bar>
      {children}
      <Root aria-label={label}>
        <ul>
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
