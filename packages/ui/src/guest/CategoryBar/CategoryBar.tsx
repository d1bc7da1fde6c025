import type { DishSectionView } from '../types.ts';
import { Anchor, Root } from './CategoryBar.styles.ts';

/** Props of `CategoryBar`. */
export interface CategoryBarProps {
  /** Name of the navigation for screen readers. */
  label: string;
  sections: readonly Pick<DishSectionView, 'anchor' | 'title'>[];
  /** The anchor of the section that is shown by itself. */
  current?: string;
}

/** The menu's sections in a bar that stays on top; plain links, so it works without JavaScript. */
export function CategoryBar({ label, sections, current }: CategoryBarProps) {
  return (
    <Root aria-label={label}>
      <ul>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <Anchor href={`#${anchor}`} dir="auto" aria-current={anchor === current ? 'true' : undefined}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}
