import { categoryIcons } from '../../icons/category-icons.gen.ts';
import { IconDrawing, type IconDrawingProps } from '../Icon/IconDrawing.tsx';

/** A predefined category kind, spelt as on the wire. */
export type CategoryKindName = keyof typeof categoryIcons;

/** Props of `CategoryIcon`. */
export interface CategoryIconProps extends Omit<IconDrawingProps, 'path'> {
  kind: CategoryKindName;
}

/** The drawing of a category kind (docs/rows.md, Categories). */
export function CategoryIcon({ kind, ...rest }: CategoryIconProps) {
  return <IconDrawing path={categoryIcons[kind]} {...rest} />;
}
