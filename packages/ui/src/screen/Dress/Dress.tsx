import type { ReactNode, Ref } from 'react';
import { ThemeProvider } from 'styled-components';
import { useFaces } from '../../guest/looks/useFaces.ts';
import { usualLook } from '../../guest/looks/index.ts';
import { burnIn } from '../measures.ts';
import { shiftPlaces } from '../motion.ts';
import type { ScreenDress } from '../types.ts';
import { dressColors } from './dress-colors.ts';
import { Root, Stage } from './Dress.styles.ts';

/** Props of `Dress`. */
export interface DressProps {
  /** Null while it is not known whose screen it is: ours. */
  dress: ScreenDress | null;
  shift: number;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

function placeOf(shift: number): string | undefined {
  if (shift === 0) return undefined;
  const angle = (shift / shiftPlaces) * 2 * Math.PI;
  return `${(burnIn * Math.sin(angle)).toFixed(2)}cqw ${(-burnIn * Math.cos(angle)).toFixed(2)}cqh`;
}

/** The ground of a screen with its colours and faces; everything on it is measured in its height. */
export function Dress({ dress, shift, ref, children }: DressProps) {
  const look = dress?.look ?? usualLook;
  useFaces(look);
  return (
    <ThemeProvider theme={{ look }}>
      <Root ref={ref} lang={dress?.language} dir={dress?.direction} style={dressColors(dress)}>
        <Stage style={{ translate: placeOf(shift) }}>{children}</Stage>
      </Root>
    </ThemeProvider>
  );
}
