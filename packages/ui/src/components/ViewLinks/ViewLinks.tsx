import { Root, View } from './ViewLinks.styles.ts';

/** One way to look at the same things, with a page of its own. */
export interface ViewLink {
  id: string;
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** Props of `ViewLinks`. */
export interface ViewLinksProps {
  views: readonly ViewLink[];
  /** Names the navigation ("Views of items"). */
  label: string;
}

/** Leads between pages that show the same things in other ways; the open one is marked. */
export function ViewLinks({ views, label }: ViewLinksProps) {
  return (
    <Root aria-label={label}>
      {views.map(({ id, label: word, href, isCurrent }) => (
        <View key={id} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {word}
        </View>
      ))}
    </Root>
  );
}
