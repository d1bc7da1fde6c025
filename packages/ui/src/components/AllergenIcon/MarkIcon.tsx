import { markIcons } from '../../icons/mark-icons.gen.ts';
import { IconDrawing, type IconDrawingProps } from '../Icon/IconDrawing.tsx';

/** A dietary mark or the alcohol mark, spelt as on the wire. */
export type MarkName = keyof typeof markIcons;

/** Props of `MarkIcon`. */
export interface MarkIconProps extends Omit<IconDrawingProps, 'path'> {
  mark: MarkName;
}

/** The drawing of a dietary mark; always beside its word. */
export function MarkIcon({ mark, ...rest }: MarkIconProps) {
  return <IconDrawing path={markIcons[mark]} {...rest} />;
}
