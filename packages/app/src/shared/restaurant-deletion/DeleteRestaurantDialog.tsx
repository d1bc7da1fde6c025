import type { StaffProfile } from '@cardamom/api-types';
import { PasswordField, Text, TextField } from '@cardamom/ui';
import { useRouter } from '@tanstack/react-router';
import { FormDialog } from '../form/FormDialog.tsx';
import { Field, required, useEntityForm, type Rule } from '../form/index.ts';
import { message, useMessages } from '../messages/index.ts';
import { announceSessionChange, beginAnew } from '../session/index.ts';
import { deleteRestaurant, mayRegister } from './delete-restaurant.ts';
import { Losses } from './DeleteRestaurantDialog.styles.ts';

/** Props of `DeleteRestaurantDialog`. */
export interface DeleteRestaurantDialogProps {
  profile: StaffProfile;
  onClose: () => void;
  /** Called once it is gone, before the page is left: what is typed there is worth nothing. */
  onDeleted?: (() => void) | undefined;
}

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** What is typed is this name; the server compares more kindly and decides. */
const isName =
  (name: string): Rule<string> =>
  (text) =>
    plain(text) === plain(name) ? null : message('restaurantDeletion:otherName');

/**
 * Says what goes with the restaurant and what happens next, and asks for its name and the owner's password. Then it leads to
 * the account's next restaurant, else to registering where that is open, else to the sign-in.
 */
export default function DeleteRestaurantDialog({ profile, onClose, onDeleted }: DeleteRestaurantDialogProps) {
  const { t } = useMessages('restaurantDeletion');
  const router = useRouter();
  const { restaurant, restaurants, hasPassword } = profile;
  const next = restaurants.find(({ id }) => id !== restaurant.id);
  const form = useEntityForm({
    defaultValues: { name: '', password: '' },
    rules: {
      name: { rules: [required, isName(restaurant.name)] },
      password: { rules: hasPassword ? [required] : [] },
    },
    save: async ({ name, password }) => {
      const { isSignedIn } = await deleteRestaurant({ name, ...(hasPassword && { password }) });
      onDeleted?.();
      announceSessionChange();
      if (isSignedIn) await beginAnew(router);
      // Loaded anew, because the guard would keep this page as the way back to a restaurant that is gone.
      else window.location.assign((await mayRegister()) ? '/register' : '/');
    },
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('title', { name: restaurant.name })}
      submitLabel={t('submit')}
      isDestructive
      lead={
        <>
          <Losses>
            <li>{t('content')}</li>
            <li>{t('people')}</li>
            <li>{t('codes')}</li>
            <li>{next ? t('goOn', { name: next.name }) : t('signedOut')}</li>
          </Losses>
          <Text>{t('forGood')}</Text>
        </>
      }
    >
      <Field form={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label={t('name')}
            description={t('typeName', { name: restaurant.name })}
            autoComplete="off"
          />
        )}
      </Field>
      {hasPassword && (
        <Field form={form} name="password">
          {(field) => <PasswordField {...field} label={t('password')} autoComplete="current-password" />}
        </Field>
      )}
    </FormDialog>
  );
}
