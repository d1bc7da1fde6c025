import type { ReactNode } from 'react';
import type { ThemeName } from '../../theme/index.ts';
import { Body, Glass, Picture, type ScreenOrientation } from './ScreenFrame.styles.ts';

/** Props of `ScreenFrame`. */
export interface ScreenFrameProps {
  /** What the screen shows, laid out for 1920 × 1080 px or 1080 × 1920 px. */
  children: ReactNode;
  /** Name of the preview: "Preview of the bar's screen". */
  label: string;
  orientation?: ScreenOrientation;
  /** Scheme of what is shown; without it, the page's own. */
  theme?: ThemeName;
}

/** A screen drawn around a live preview: laid out at full resolution and scaled as one picture to the room there is. */
export function ScreenFrame({ children, label, orientation = 'landscape', theme }: ScreenFrameProps) {
  return (
    <Body $orientation={orientation}>
      <Glass aria-label={label} data-theme={theme} $orientation={orientation}>
        <Picture $orientation={orientation}>{children}</Picture>
      </Glass>
    </Body>
  );
}
