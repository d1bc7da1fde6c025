import { allergenIcons } from '../../icons/allergen-icons.gen.ts';
import { IconDrawing, type IconDrawingProps } from '../Icon/IconDrawing.tsx';

/** An allergen, spelt as on the wire. */
export type AllergenName = keyof typeof allergenIcons;

/** Props of `AllergenIcon`. */
export interface AllergenIconProps extends Omit<IconDrawingProps, 'path'> {
  allergen: AllergenName;
}

/** The drawing of an allergen; always beside its word, for a drawing alone is no declaration (EU 1169/2011, Art. 21). */
export function AllergenIcon({ allergen, ...rest }: AllergenIconProps) {
  return <IconDrawing path={allergenIcons[allergen]} {...rest} />;
}
