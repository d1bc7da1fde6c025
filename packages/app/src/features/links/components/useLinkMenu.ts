import { toast, type MenuButtonItem } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import type { ListedLink } from '../model/listed-link.ts';
import { useLinksShared } from './links-context.ts';
import { useCopyLink } from './useCopy.ts';

/** Whether this browser can hand a link to another app; many on desktops, and all on plain http, cannot. */
const canShare = () => 'share' in navigator;

/** What can be done with a link beside copying it and showing its code. */
export function useLinkMenu(link: ListedLink): MenuButtonItem[] {
  const { t } = useMessages('links');
  const { show } = useLinksShared();
  const copy = useCopyLink();
  const { name, shortUrl, publicUrl, scans, state } = link;

  const share = async () => {
    try {
      await navigator.share({ title: name, url: shortUrl });
    } catch (error) {
      // Whoever closes the list of apps again has not been failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('shareFailed'));
    }
  };
  return [
    {
      id: 'open',
      label: t(scans === null ? 'action.openScreen' : 'action.open'),
      icon: 'external',
      href: publicUrl,
      target: '_blank',
    },
    ...(canShare()
      ? [{ id: 'share', label: t('action.share'), icon: 'share' as const, onAction: () => void share() }]
      : []),
    ...(scans === null
      ? []
      : [
          {
            id: 'scans',
            label: t('action.scans'),
            icon: 'history' as const,
            onAction: () => show('scans', link),
          },
        ]),
    // A website is at no table, and nobody reads a menu that turns its pages by itself.
    ...(state
      ? [
          {
            id: 'embed',
            label: t('action.embed'),
            icon: 'globe' as const,
            onAction: () => show('embed', link),
          },
        ]
      : []),
    // What is copied at once already is not copied here.
    ...(publicUrl === shortUrl
      ? []
      : [
          {
            id: 'copy-page',
            label: t('action.copyPage'),
            icon: 'copy' as const,
            onAction: () => copy(name, publicUrl),
          },
        ]),
  ];
}
