import { useEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { bringLaterIcons } from '../../icons/drawings.ts';
import { latePart } from '../../loading/index.ts';
import { stylisPlugins } from '../../theme/nested-conditions.ts';
import type { ToastRegionProps } from '../Toast/index.ts';
import { useHasToasts } from '../Toast/useHasToasts.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { useFontFaces } from './useFontFaces.ts';

/** Props of `UiProvider`. */
export interface UiProviderProps {
  children: ReactNode;
  /** BCP 47 tag for numbers, dates and sorting. */
  locale?: string;
  /** Client-side navigation for every link of the design system; without it links load the page. */
  navigate?: (href: string, options?: unknown) => void;
}

function Routed({ children, navigate }: Pick<UiProviderProps, 'children' | 'navigate'>) {
  return navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children;
}

const LateToastRegion = latePart<ToastRegionProps>(
  async () => (await import('../Toast/ToastRegion.tsx')).ToastRegion,
);

function Toasts() {
  return <LateToastRegion isWanted={useHasToasts()} />;
}

/** Late: nobody closes a dialog before the page is there. */
async function bringReturnedFocus(): Promise<void> {
  try {
    (await import('./returned-focus.ts')).returnFocus();
  } catch {
    // Without a network the focus is given back as react-aria does.
  }
}

/** Stands once around the app: global style, locale, client-side links, the toast region, and a focus that finds its way back. */
export function UiProvider({ children, locale = 'en-GB', navigate }: UiProviderProps) {
  useFontFaces();
  useEffect(() => {
    void bringLaterIcons();
    void bringReturnedFocus();
  }, []);
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <I18nProvider locale={locale}>
        <GlobalStyle />
        <Routed navigate={navigate}>{children}</Routed>
        <Toasts />
      </I18nProvider>
    </StyleSheetManager>
  );
}
