import type { ReactNode } from 'react';
import type { IconName } from '../../icons/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Detail, End, Entry, Lead, Picture, Rows, Title, Words } from './RowList.styles.ts';

/** One thing of a `RowList`. */
export interface ListRow {
  id: string;
  title: string;
  /** A quiet line below the title. */
  detail?: ReactNode;
  /** Where the title leads. */
  href?: string;
  /** Drawn before the title, decoration only. */
  icon?: IconName | undefined;
  /** Address of a small picture before the title, decoration only. */
  picture?: string;
  /** What can be done with it, or how it stands: a button, a switch, a badge. */
  end?: ReactNode;
}

/** Props of `RowList`. */
export interface RowListProps {
  /** What is listed. */
  label: string;
  rows: readonly ListRow[];
}

/** A short list inside a card: each thing on a row of its own, with one thing to do at its end. */
export function RowList({ label, rows }: RowListProps) {
  return (
    <Rows aria-label={label}>
      {rows.map(({ id, title, detail, href, icon, picture, end }) => (
        <Entry key={id}>
          <Lead>
            {picture !== undefined && <Picture src={picture} alt="" />}
            {icon && <Icon name={icon} />}
            <Words>
              <Title>{href === undefined ? title : <Link href={href}>{title}</Link>}</Title>
              {detail != null && <Detail>{detail}</Detail>}
            </Words>
          </Lead>
          {end != null && <End>{end}</End>}
        </Entry>
      ))}
    </Rows>
  );
}
