import type { ReactNode } from 'react';
import { drawingOf } from '../../icons/drawings.ts';
import type { IconName } from '../../icons/index.ts';
import { Icon } from './Icon.tsx';
import { namingOf } from './IconDrawing.tsx';
import type { IconSize } from './icon-sizes.ts';

/**
 * An icon as plain elements, for what is drawn by the hundred: three components for each are a third of a list. It looks as such within
 * what holds `plainIconLooks`. An icon whose drawing has to be fetched is the component.
 */
export function plainIcon(name: IconName, size: IconSize, label?: string): ReactNode {
  const path = drawingOf(name);
  if (path === undefined) return <Icon name={name} size={size} {...(label !== undefined && { label })} />;
  return (
    <svg viewBox="0 0 24 24" data-icon={size} {...namingOf(label)}>
      <path d={path} />
    </svg>
  );
}
