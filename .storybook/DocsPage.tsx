import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { UiProvider } from '../packages/ui/src/index.ts';
import { schemeOf, useDocumentTheme } from './schemes.tsx';
import { storybookThemes } from './themes.ts';

function globalsOfAddress(): Record<string, string> {
  const list = new URLSearchParams(document.location.search).get('globals') ?? '';
  return Object.fromEntries(list.split(';').map((entry) => entry.split(':')));
}

/** The frame of every docs page: the product's provider and the scheme of the toolbar. */
export function DocsPage(props: DocsContainerProps) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(globalsOfAddress);
  useEffect(() => {
    const update = (event: { globals: Record<string, unknown> }) => setGlobals(event.globals);
    const channel = addons.getChannel();
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  const theme = schemeOf(globals) === 'dark' ? 'dark' : 'light';
  useDocumentTheme(theme);
  return (
    <UiProvider>
      <DocsContainer {...props} theme={storybookThemes[theme]} />
    </UiProvider>
  );
}
