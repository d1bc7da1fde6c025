import type { ReactNode } from 'react';
import type { ThemeName } from '../../theme/index.ts';
import { Body, Glass } from './PhoneFrame.styles.ts';

/** Props of `PhoneFrame`. */
export interface PhoneFrameProps {
  /** What the phone shows. */
  children: ReactNode;
  /** Name of the preview: "Preview of the QR menu". */
  label: string;
  /** Scheme of what is shown; without it, the page's own. */
  theme?: ThemeName;
}

/** A phone drawn around a live preview; scrolls inside, its width answers container queries. */
export function PhoneFrame({ children, label, theme }: PhoneFrameProps) {
  return (
    <Body>
      <Glass aria-label={label} tabIndex={0} data-theme={theme}>
        {children}
      </Glass>
    </Body>
  );
}
