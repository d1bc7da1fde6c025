import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Change, Figure, Label, LabelLink, Root, type StatTone } from './Stat.styles.ts';

/** Props of `Stat`. */
export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure as it is read ("1,240", "€24.00"); null while it is not known. */
  figure: string | null;
  /** How it moved, in words that need no arrow ("12 more than last week"). */
  change?: ReactNode;
  /** Which way it moved; draws an arrow before the change. */
  trend?: 'up' | 'down';
  /** What the change means; the words say it too. */
  tone?: StatTone;
  /** Where the figure is explained. */
  href?: string;
}

/** One figure with its name, and how it moved. */
export function Stat({ label, figure, change, trend, tone = 'neutral', href }: StatProps) {
  return (
    <Root>
      <Label>{href === undefined ? label : <LabelLink href={href}>{label}</LabelLink>}</Label>
      <Figure>{figure ?? <Skeleton width="4ch" />}</Figure>
      {change != null && (
        <Change $tone={tone}>
          {trend && <Icon name={trend === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />}
          <span>{change}</span>
        </Change>
      )}
    </Root>
  );
}
