import { useEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { UiProvider } from '../packages/ui/src/index.ts';
import { themeNames, type ThemeName } from '../packages/ui/src/theme/index.ts';
import { Panel, SideBySide } from './schemes.styles.ts';

/** What the scheme toolbar offers. */
export const schemes = [...themeNames, 'both'] as const;

/** A choice of the scheme toolbar. */
export type Scheme = (typeof schemes)[number];

/** Reads the toolbar's choice; light is the default. */
export function schemeOf(globals: Record<string, unknown>): Scheme {
  return schemes.find((scheme) => scheme === globals['scheme']) ?? 'light';
}

/** Puts a scheme on the document, as the app does. */
export function useDocumentTheme(theme: ThemeName): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

const navigate = action('navigate');

/** Shows a story in the chosen scheme, or in both beside each other. */
export const withScheme: Decorator = function WithScheme(Story, { globals, viewMode }) {
  const scheme = schemeOf(globals);
  useDocumentTheme(scheme === 'dark' ? 'dark' : 'light');
  const shown =
    scheme === 'both' ? (
      <SideBySide>
        <Panel data-theme="light">
          <Story />
        </Panel>
        <Panel data-theme="dark" aria-hidden="true">
          <Story />
        </Panel>
      </SideBySide>
    ) : (
      <Story />
    );
  return viewMode === 'docs' ? shown : <UiProvider navigate={navigate}>{shown}</UiProvider>;
};
