import { FormCard, PasswordField, Switch, TextField } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';
import type { StaffValues } from '../model/staff-values.ts';
import { InvitationState } from './InvitationState.tsx';
import { NewPin, StoredPin } from './PinPart.tsx';

/** Props of `SignInCard`. */
export interface SignInCardProps {
  form: FormFields<StaffValues>;
  /** Null while they are new. */
  entity: Person | null;
  isReadOnly: boolean;
  timeZone: string;
}

/** How somebody signs in: by the account that is theirs alone, and by the PIN of this restaurant. */
export const SignInCard = memo(function SignInCard({ form, entity, isReadOnly, timeZone }: SignInCardProps) {
  const { t } = useMessages('staff');
  const isNew = entity === null;
  return (
    <FormCard id="signIn" title={t('form.signIn')} description={t('form.signInText')}>
      <Field form={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t('form.email')}
            description={t(isNew ? 'form.emailNewText' : 'form.emailText')}
            type="email"
            inputMode="email"
            autoComplete="off"
            isReadOnly={isReadOnly || !isNew}
          />
        )}
      </Field>
      {entity?.invitation && (
        <InvitationState person={entity} invitation={entity.invitation} {...{ isReadOnly, timeZone }} />
      )}
      {isNew && (
        <Field form={form} name="password">
          {({ value, onChange, ...field }) => (
            <>
              <Switch
                isSelected={value !== null}
                onChange={(sets) => onChange(sets ? '' : null)}
                description={t('form.setsPasswordText')}
              >
                {t('form.setsPassword')}
              </Switch>
              {value !== null && (
                <PasswordField
                  {...field}
                  label={t('form.password')}
                  value={value}
                  onChange={onChange}
                  autoComplete="new-password"
                  showsRules
                  isRequired
                />
              )}
            </>
          )}
        </Field>
      )}
      <Field form={form} name="pin">
        {(field) =>
          isNew ? (
            <NewPin {...field} />
          ) : (
            <StoredPin {...field} hasPin={entity.hasPin === true} isReadOnly={isReadOnly} />
          )
        }
      </Field>
    </FormCard>
  );
});
