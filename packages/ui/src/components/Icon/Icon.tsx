import { useSyncExternalStore } from 'react';
import { drawingOf, onDrawings } from '../../icons/drawings.ts';
import type { IconName } from '../../icons/index.ts';
import { IconDrawing, type IconDrawingProps } from './IconDrawing.tsx';

/** Props of `Icon`. */
export interface IconProps extends Omit<IconDrawingProps, 'path' | 'name'> {
  name: IconName;
}

/** Keeps an icon's place and name until its drawing has been fetched. */
function AwaitedIcon({ name, ...rest }: IconProps) {
  const path = useSyncExternalStore(onDrawings, () => drawingOf(name));
  return <IconDrawing path={path ?? ''} {...rest} />;
}

/** One of the action icons. Decoration unless it has a `label`. */
export function Icon({ name, ...rest }: IconProps) {
  const path = drawingOf(name);
  return path === undefined ? <AwaitedIcon name={name} {...rest} /> : <IconDrawing path={path} {...rest} />;
}
