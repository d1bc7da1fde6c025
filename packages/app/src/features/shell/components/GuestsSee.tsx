import { Link } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { guestsNowQuery } from '../api/guests-now.ts';
import { Roomy } from './GuestsSee.styles.ts';

/** Which menu guests see now, and the way to it; nothing while that is not known. */
export function GuestsSee() {
  const { t } = useMessages('common');
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const url = profile?.restaurant.restaurantUrl ?? '';
  const { data } = useQuery({ ...guestsNowQuery(url), enabled: url !== '' });
  if (!data) return null;
  const on = data.menus.filter(({ isOn }) => isOn);
  const [only] = on;
  const text =
    only === undefined
      ? t('shell.guestsSeeNone')
      : on.length > 1
        ? t('shell.guestsSeeMany', { count: on.length })
        : t('shell.guestsSee', { menu: only.name });
  return (
    <Roomy>
      <Link href={`/qr-menu/${url}`} target="_blank">
        {text}
      </Link>
    </Roomy>
  );
}
