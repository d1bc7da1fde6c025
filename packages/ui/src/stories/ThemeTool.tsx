import { useSyncExternalStore } from 'react';
import { IconButton } from '../components/IconButton/index.ts';

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme button of the app bar, as the app draws it: it offers the scheme that is not shown. */
export function ThemeTool({ onPress }: { onPress?: () => void }) {
  const isDark = useSyncExternalStore(watchTheme, () => document.documentElement.dataset['theme'] === 'dark');
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      onPress={onPress}
    />
  );
}
