import type { StaffProfile } from '@cardamom/api-types';
import { Button, Dialog, PasswordField, Stack, Text, TextField } from '@cardamom/ui';
import { useRouter } from '@tanstack/react-router';
import { EntityForm, Field, FormProblem, required, useEntityForm } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { announceSessionChange, beginAnew } from '#shared/session/index.ts';
import { deleteRestaurant } from '../api/delete-restaurant.ts';
import { Losses } from './SetUpPanel.styles.ts';

/** Props of `DeleteRestaurantDialog`. */
export interface DeleteRestaurantDialogProps {
  profile: StaffProfile;
  onClose: () => void;
}

/** Says what goes with the restaurant and what happens next, and asks for its name and the owner's password. */
export default function DeleteRestaurantDialog({ profile, onClose }: DeleteRestaurantDialogProps) {
  const { t } = useMessages('home');
  const { t: common } = useMessages('common');
  const router = useRouter();
  const { restaurant, restaurants, hasPassword } = profile;
  const next = restaurants.find(({ id }) => id !== restaurant.id);
  const form = useEntityForm({
    defaultValues: { name: '', password: '' },
    rules: { name: { rules: [required] }, password: { rules: hasPassword ? [required] : [] } },
    save: async ({ name, password }) => {
      const { isSignedIn } = await deleteRestaurant({ name, ...(hasPassword && { password }) });
      announceSessionChange();
      if (isSignedIn) await beginAnew(router);
      // The guard would keep this page as the way back to a restaurant that is gone.
      else window.location.assign('/login');
    },
  });
  return (
    <Dialog
      title={t('deletion.title', { name: restaurant.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="destructive" onPress={() => form.submit()} isPending={form.isSaving}>
            {t('deletion.submit')}
          </Button>
        </>
      }
    >
      <EntityForm form={form} label={t('deletion.title', { name: restaurant.name })} allowsLeaving>
        <Stack gap={4}>
          <Losses>
            <li>{t('deletion.content')}</li>
            <li>{t('deletion.people')}</li>
            <li>{t('deletion.codes')}</li>
            <li>{next ? t('deletion.goOn', { name: next.name }) : t('deletion.signedOut')}</li>
          </Losses>
          <Text>{t('deletion.forGood')}</Text>
          <FormProblem form={form} />
          <Field form={form} name="name">
            {(field) => (
              <TextField
                {...field}
                label={t('deletion.name')}
                description={t('deletion.typeName', { name: restaurant.name })}
                autoComplete="off"
              />
            )}
          </Field>
          {hasPassword && (
            <Field form={form} name="password">
              {(field) => (
                <PasswordField {...field} label={t('deletion.password')} autoComplete="current-password" />
              )}
            </Field>
          )}
          {/* Its button stands in the foot of the dialog; Enter needs one in the form. */}
          <button type="submit" hidden>
            {t('deletion.submit')}
          </button>
        </Stack>
      </EntityForm>
    </Dialog>
  );
}
