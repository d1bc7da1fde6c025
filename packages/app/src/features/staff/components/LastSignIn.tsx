import { Text } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';

/** When somebody was here last; nothing for who may not know. */
export function LastSignIn({ entity: person }: { entity: Person }) {
  const { t } = useMessages('staff');
  const { timeZone } = useAccess();
  if (person.permissions === null) return null;
  const moment =
    person.lastSignInAt &&
    new Date(person.lastSignInAt).toLocaleString('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
  return (
    <Text tone="quiet" size="small">
      {moment ? t('form.lastSignIn', { moment }) : t('form.neverSignedIn')}
    </Text>
  );
}
