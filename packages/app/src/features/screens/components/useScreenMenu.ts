import type { Screen, ScreenState } from '@cardamom/api-types';
import { toast, type MenuButtonItem } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { copyText } from '#shared/browser/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { standingOf } from '#shared/screens/index.ts';
import { screens } from '../api/screens.ts';
import { useScreenAddress } from './useScreenAddress.ts';

/** What a row's menu is made for. */
export interface ScreenMenuOptions {
  screen: Screen;
  state: ScreenState | null | undefined;
  onUnpair: () => void;
  onDelete: () => void;
}

/** What can be done with a screen; who may only look opens it and copies its link. */
export function useScreenMenu({ screen, state, onUnpair, onDelete }: ScreenMenuOptions): MenuButtonItem[] {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const { can } = useAccess();
  const address = useScreenAddress().of(screen.code);
  const { kind } = standingOf({ isActive: true }, state);
  const place = screens.places.form(screen.id);

  const copy = async () => {
    if (await copyText(address)) toast(t('screens.copied', { name: screen.name }));
    else toast.error(t('screens.copyFailed'));
  };
  const writes: MenuButtonItem[] = [
    {
      id: 'pair',
      label: t(kind === 'UNPAIRED' ? 'screens.pair' : 'screens.pairAnother'),
      icon: 'screen',
      href: href({ ...place, hash: 'pairing' }),
    },
    ...(kind === 'UNPAIRED'
      ? []
      : [{ id: 'unpair', label: t('screens.unpair'), icon: 'unlink' as const, onAction: onUnpair }]),
    { id: 'delete', label: t('screens.delete'), icon: 'delete', isDestructive: true, onAction: onDelete },
  ];
  return [
    ...(can(screens.writes)
      ? [{ id: 'edit', label: t('screens.edit'), icon: 'edit' as const, href: href(place) }]
      : []),
    { id: 'open', label: t('screens.open'), icon: 'external', href: address, target: '_blank' },
    { id: 'copy', label: t('screens.copy'), icon: 'copy', onAction: () => void copy() },
    ...(can(screens.writes) ? writes : []),
  ];
}
