import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Ground } from './GuestLook.styles.ts';
import type { LookName } from './looks.ts';
import { useFaces } from './useFaces.ts';

/** Props of `GuestLook`. */
export interface GuestLookProps {
  look: LookName;
  /** The restaurant's colour, `#rrggbb`; every text stays readable, whatever it is. */
  accent: string;
  /** It is a page of its own: what lies around it is of its paper. */
  isPage?: boolean;
  children: ReactNode;
}

/** Dresses the guest's components inside: their styles by the look, their colours by the accent, in both schemes. */
export function GuestLook({ look, accent, isPage = false, children }: GuestLookProps) {
  useFaces(look);
  return (
    <ThemeProvider theme={{ look }}>
      <Ground $look={look} $accent={accent} $isPage={isPage}>
        {children}
      </Ground>
    </ThemeProvider>
  );
}
