import { useState } from 'react';
import { Banner } from '../components/Banner/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { FormCard } from '../components/FormCard/index.ts';
import { FormLayout } from '../components/FormLayout/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { storyCountries } from '../components/PhoneField/story-countries.ts';
import { PhoneField } from '../components/PhoneField/index.ts';
import { PinField } from '../components/PinField/index.ts';
import { SaveBar } from '../components/SaveBar/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { Office } from './office.tsx';
import { positions, services, type StaffDraft } from './staff-draft.ts';

const parts = [
  { id: 'person', label: 'Person' },
  { id: 'sign-in', label: 'Signing in' },
  { id: 'permissions', label: 'Permissions' },
  { id: 'status', label: 'Status' },
];

const none: NonNullable<StaffFormPageProps['errors']> = {};

/** Props of `StaffFormPage`. */
export interface StaffFormPageProps {
  /** The person's name as it is stored; null while they are new. */
  name: string | null;
  person: StaffDraft;
  errors?: Partial<Record<keyof StaffDraft, string>>;
  isOwner?: boolean;
  isSaving?: boolean;
  isReadOnly?: boolean;
  onSave: (person: StaffDraft) => void;
}

/** The form of a member of staff: who they are, how they sign in, what they may do. */
export function StaffFormPage({
  name,
  person: stored,
  errors: firstErrors = none,
  isOwner = false,
  isSaving = false,
  isReadOnly = false,
  onSave,
}: StaffFormPageProps) {
  const [person, setPerson] = useState(stored);
  const [errors, setErrors] = useState(firstErrors);
  const [setsPassword, setSetsPassword] = useState(firstErrors.password !== undefined);
  const field = <Key extends keyof StaffDraft>(key: Key) => ({
    value: person[key],
    onChange: (value: StaffDraft[Key]) => {
      setPerson((before) => ({ ...before, [key]: value }));
      setErrors(({ [key]: _mended, ...rest }) => rest);
    },
    errorMessage: errors[key],
    isReadOnly,
  });
  const save = () => {
    const missing = {
      ...(person.name.trim() === '' && { name: 'Enter a name' }),
      ...(person.email.trim() === '' && { email: 'Enter an e-mail address' }),
      ...(person.pin.length !== 6 && { pin: 'Pin code must be 6 digits.' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) onSave(person);
  };
  const permissions = field('permissions');
  const active = field('isActive');

  return (
    <Office place="staff">
      <PageHeader
        title={name ?? 'New person'}
        breadcrumbs={[{ label: 'Staff management', href: '#staff' }]}
        {...(name === null && { description: 'They get an invitation by e-mail.' })}
      />
      <FormLayout sections={parts}>
        {isReadOnly && (
          <Banner title="You can read this page, not change it">
            Changing staff needs the permission “Settings”. Ask Mira Lindqvist.
          </Banner>
        )}
        <FormCard id="person" title="Person">
          <TextField {...field('name')} label="Name" isRequired />
          <TextField {...field('email')} label="E-mail" type="email" isRequired />
          <PhoneField {...field('phone')} label="Phone number" countries={storyCountries} />
          <Select
            {...field('position')}
            label="Position"
            options={positions}
            placeholder="Choose a position"
          />
        </FormCard>
        <FormCard
          id="sign-in"
          title="Signing in"
          description="The PIN is for shared devices, the password for their own."
        >
          <PinField
            {...field('pin')}
            label="PIN"
            description="6 digits that nobody else here uses."
            isRequired
          />
          {name === null && (
            <Switch
              isSelected={setsPassword}
              onChange={setSetsPassword}
              description="Otherwise the invitation asks for one."
            >
              Set a password now
            </Switch>
          )}
          {setsPassword && (
            <PasswordField
              {...field('password')}
              label="Password"
              autoComplete="new-password"
              showsRules
              isRequired
            />
          )}
        </FormCard>
        <FormCard
          id="permissions"
          title="Permissions"
          description={isOwner ? 'The owner may do everything.' : 'You can grant what you may do yourself.'}
        >
          {services.map(({ id, label, permissions: options }) => (
            <CheckboxGroup
              key={id}
              {...permissions}
              label={label}
              options={options}
              value={isOwner ? options.map((option) => option.id) : permissions.value}
              isReadOnly={isReadOnly || isOwner}
            />
          ))}
        </FormCard>
        <FormCard id="status" title="Status">
          <Switch
            isSelected={active.value}
            onChange={active.onChange}
            isReadOnly={isReadOnly}
            isDisabled={isOwner}
            description={
              isOwner
                ? 'Owner cannot be deactivated.'
                : 'Somebody who is not active cannot sign in and keeps their history.'
            }
          >
            Active
          </Switch>
        </FormCard>
        <SaveBar
          isVisible={isSaving || (!isReadOnly && (person !== stored || Object.keys(errors).length > 0))}
          message={name === null ? 'This person is not invited yet' : `Changes to ${name} are not saved`}
          saveLabel={name === null ? 'Invite' : 'Save changes'}
          onSave={save}
          onDiscard={() => {
            setPerson(stored);
            setErrors({});
          }}
          isPending={isSaving}
        />
      </FormLayout>
    </Office>
  );
}
