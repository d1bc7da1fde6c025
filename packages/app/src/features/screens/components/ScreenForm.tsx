import {
  screenLayouts,
  screenTurns,
  type DigitalMenuSettings,
  type Screen,
  type ScreenDraft,
  type ScreenLayout,
  type ScreenPatch,
} from '@cardamom/api-types';
import { FormCard, RadioGroup, Select, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, useFormStatus, type EntityFormState, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { isUpright, screenStatesQuery } from '#shared/screens/index.ts';
import { screenMenusQuery } from '../api/screens.ts';
import { screenForm, type ScreenValues } from '../model/screen-form.ts';
import { categoriesInWords, layoutInWords } from '../model/screens-in-words.ts';
import { CategoriesField } from './CategoriesField.tsx';
import { ScreenOnStage } from './ScreenOnStage.tsx';
import { useScreenAddress } from './useScreenAddress.ts';
import type { ScreenNames } from './useScreenNames.ts';

/** Props of the form's fields. */
interface ScreenFieldProps {
  form: FormFields<ScreenValues>;
  isReadOnly: boolean;
  /** What all screens show; undefined while it is not known. */
  settings: DigitalMenuSettings | undefined;
}

/** Stands for "as all screens" among ids. */
const shared = 'shared';

/** The one menu that a screen shows, or whichever is on. */
const MenuField = memo(function MenuField({ form, isReadOnly }: Omit<ScreenFieldProps, 'settings'>) {
  const { t } = useMessages('screens');
  const { data: menus = [] } = useQuery(screenMenusQuery);
  return (
    <Field form={form} name="menuId">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          label={t('form.menu')}
          {...(value !== null && { description: t('form.menuText') })}
          options={[
            { id: shared, label: t('form.menuOn') },
            ...menus.map(({ id, name }) => ({ id, label: name })),
            ...(value !== null && !menus.some(({ id }) => id === value)
              ? [{ id: value, label: t('form.menuGone') }]
              : []),
          ]}
          value={value ?? shared}
          onChange={(id) => onChange(id === shared ? null : id)}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});

/** Its own layout, or that of all screens. */
const LayoutField = memo(function LayoutField({ form, isReadOnly, settings }: ScreenFieldProps) {
  const { t } = useMessages('screens');
  const layout = settings ? layoutInWords(settings.layout) : '';
  return (
    <Field form={form} name="layout">
      {({ value, onChange, ...field }) => (
        <Select<ScreenLayout | typeof shared>
          {...field}
          label={t('form.layout')}
          options={[
            { id: shared, label: t('form.layoutShared', { layout }) },
            ...screenLayouts.map((id) => ({ id, label: layoutInWords(id) })),
          ]}
          value={value ?? shared}
          onChange={(id) => onChange(id === shared ? null : id)}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});

/** Its own categories, or those of all screens. */
const OwnCategoriesField = memo(function OwnCategoriesField({
  form,
  isReadOnly,
  settings,
  categories,
  names,
}: ScreenFieldProps & ScreenNames) {
  const { t } = useMessages('screens');
  const ofAll = settings?.categoryIds ?? [];
  return (
    <Field form={form} name="categoryIds">
      {({ value, onChange, ...field }) => (
        <Stack gap={3}>
          <RadioGroup
            label={t('form.categories')}
            options={[
              {
                id: 'shared',
                label: t('form.categoriesShared', {
                  categories:
                    ofAll.length === 0 ? t('form.wholeMenu') : categoriesInWords(ofAll, names.categories),
                }),
              },
              { id: 'own', label: t('form.categoriesOwn') },
            ]}
            value={value === null ? 'shared' : 'own'}
            onChange={(choice) => onChange(choice === 'own' ? [...ofAll] : null)}
            isReadOnly={isReadOnly}
          />
          {value !== null && (
            <CategoriesField
              field={{ ...field, value, onChange }}
              {...{ categories, isReadOnly }}
              isLabelHidden
            />
          )}
        </Stack>
      )}
    </Field>
  );
});

/** Which way it hangs. */
const TurnField = memo(function TurnField({ form, isReadOnly }: Omit<ScreenFieldProps, 'settings'>) {
  const { t } = useMessages('screens');
  return (
    <Field form={form} name="turn">
      {(field) => (
        <RadioGroup
          {...field}
          label={t('form.turn')}
          description={t('form.turnText')}
          isRequired={false}
          options={screenTurns.map((id) => ({ id, label: t(`form.hangs.${id}`) }))}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});

/** The screen as it would be with what the form holds. */
function ScreenFormStage({
  form,
  screen,
  settings,
}: {
  form: EntityFormState<ScreenValues>;
  screen: Screen | null;
  settings: DigitalMenuSettings;
}) {
  const { t } = useMessages('screens');
  const values = useWatch({ control: form.control }) as ScreenValues;
  const { isDirty } = useFormStatus(form);
  const { data: states } = useQuery(screenStatesQuery);
  const state = states?.screens.find(({ screenId }) => screenId === screen?.id);
  const { of: addressOf } = useScreenAddress();
  const { menuId, layout, isActive } = values;
  // Its name stands on a screen that is off; while it is on, typing it changes nothing there.
  const name = isActive ? '' : values.name;
  const chosen = JSON.stringify(values.categoryIds);
  const told = useMemo(() => {
    const categoryIds = JSON.parse(chosen) as ScreenValues['categoryIds'];
    return { settings, own: { name, menuId, layout, isActive, categoryIds } };
  }, [settings, name, menuId, layout, isActive, chosen]);
  return (
    <ScreenOnStage
      name={values.name.trim() || t('form.newTitle')}
      isUpright={isUpright(values, state)}
      address={screen ? addressOf(screen.code) : undefined}
      saved={{ settings, own: screen }}
      {...{ told, isDirty }}
    />
  );
}

/** Props of `ScreenForm`. */
export interface ScreenFormProps extends EntityFormProps<Screen, ScreenDraft, ScreenPatch> {
  /** What all screens show; undefined while that is not known. */
  settings: DigitalMenuSettings | undefined;
  /** What can be chosen. */
  choices: ScreenNames;
}

/** Creates or changes a screen: its name, and what is different on it. */
export function ScreenForm({ settings, choices, ...page }: ScreenFormProps) {
  const { entity, isReadOnly } = page;
  const { t } = useMessages('screens');
  const model = useMemo(() => screenForm(choices.names.categories), [choices.names.categories]);
  const editing = useEntityEditing({ ...model, ...page });
  const { form, fields } = editing;
  return (
    <EntityEditor
      words="screens"
      name={entity?.name ?? null}
      sections={[]}
      stage={settings ? <ScreenFormStage {...{ form, settings }} screen={entity} /> : null}
      {...{ editing, isReadOnly }}
    >
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField
          label={t('form.name')}
          description={t('form.nameText')}
          form={fields}
          isReadOnly={isReadOnly}
        />
        <MenuField form={fields} isReadOnly={isReadOnly} />
        <LayoutField form={fields} {...{ isReadOnly, settings }} />
        <OwnCategoriesField form={fields} {...{ isReadOnly, settings }} {...choices} />
        <TurnField form={fields} isReadOnly={isReadOnly} />
      </FormCard>
      <ActiveCard words="screens" form={fields} isReadOnly={isReadOnly} />
      {entity === null && <Text tone="quiet">{t('pairing.afterCreating')}</Text>}
    </EntityEditor>
  );
}
