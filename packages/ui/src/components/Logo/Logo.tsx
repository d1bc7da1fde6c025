import { Mark, Root } from './Logo.styles.ts';

/** Props of `Logo`. */
export interface LogoProps {
  /** Leaves out the word; the mark then carries the name. */
  hidesName?: boolean;
}

/** Cardamom's mark, a pod with its seams, and its name. Its size follows the font size around it. */
export function Logo({ hidesName = false }: LogoProps) {
  const naming = hidesName ? { role: 'img', 'aria-label': 'Cardamom' } : { 'aria-hidden': true };
  return (
    <Root>
      <Mark viewBox="0 0 28 28" {...naming}>
        <path className="pod" d="M23.5 3.5C25 12.5 21.5 20.5 4.5 24.5C3 13 9.5 4 23.5 3.5Z" />
        <path className="seam" strokeWidth="1.6" d="M18.5 9.5C14.5 12.5 11.5 15.5 9 19.5" />
        <path className="seam" strokeWidth="1.2" d="M15.5 7.5C11.5 9.5 9 12.5 7.6 16.5" />
        <path className="seam" strokeWidth="1.2" d="M20.3 12.5C18 16.5 15.5 18.7 12 20.5" />
      </Mark>
      {!hidesName && 'Cardamom'}
    </Root>
  );
}
