import { icons, type IconName } from '../../icons/index.ts';
import { IconDrawing, type IconDrawingProps } from './IconDrawing.tsx';

/** Props of `Icon`. */
export interface IconProps extends Omit<IconDrawingProps, 'path' | 'name'> {
  name: IconName;
}

/** One of the action icons. Decoration unless it has a `label`. */
export function Icon({ name, ...rest }: IconProps) {
  return <IconDrawing path={icons[name]} {...rest} />;
}
