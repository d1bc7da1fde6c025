import type { DigitalMenuSettings, DigitalMenuSettingsPatch, Screen } from '@cardamom/api-types';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useAccess } from '#shared/access/index.ts';
import { EditorFrame, useEntityEditing } from '#shared/entity-page/index.ts';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { digitalMenuForm, settingsWith, type DigitalMenuValues } from '../model/digital-menu-form.ts';
import type { ScreenCategory } from './CategoriesField.tsx';
import { ContentsCard } from './ContentsCard.tsx';
import { ScreenOnStage } from './ScreenOnStage.tsx';
import { ShownCard } from './ShownCard.tsx';

/** What stands on the stage: one screen, or what all screens show. */
export interface Staged {
  screen: Screen | null;
  isUpright: boolean;
  address?: string | undefined;
  chooser: ReactNode;
}

/** Props of `DigitalMenuForm`. */
export interface DigitalMenuFormProps {
  settings: DigitalMenuSettings;
  categories: readonly ScreenCategory[];
  staged: Staged;
  /** On which screens a save is live, in words. */
  saveNote: string | undefined;
  /** Stores what was changed and returns the settings as they are now. */
  onUpdate: (version: number, patch: DigitalMenuSettingsPatch) => Promise<DigitalMenuSettings>;
}

/** A screen as it would be with what the form holds. */
function DigitalMenuStage({
  form,
  settings,
  staged: { screen, chooser, isUpright, address },
  isReadOnly,
}: Pick<DigitalMenuFormProps, 'settings' | 'staged'> & {
  form: EntityFormState<DigitalMenuValues>;
  isReadOnly: boolean;
}) {
  const { t } = useMessages('digitalMenu');
  const values = useWatch({ control: form.control }) as DigitalMenuValues;
  const { isDirty } = useFormStatus(form);
  const told = useMemo(
    () => ({ settings: settingsWith(settings, values), own: screen }),
    [settings, values, screen],
  );
  const useBoard = () => form.methods.setValue('layout', 'BOARD', { shouldDirty: true });
  const maySay = !isReadOnly && values.layout === 'SPOTLIGHT' && (screen?.layout ?? null) === null;
  return (
    <ScreenOnStage
      name={screen?.name ?? t('stage.asSet')}
      saved={{ settings, own: screen }}
      {...{ told, isUpright, isDirty, chooser, address }}
      onUseBoard={maySay ? useBoard : undefined}
    />
  );
}

/** What screens show and how, unless one has its own; a screen beside it. */
export function DigitalMenuForm({ settings, categories, staged, saveNote, onUpdate }: DigitalMenuFormProps) {
  const { t } = useMessages('digitalMenu');
  const isReadOnly = !useAccess().can('updateDigitalMenuSettings');
  const names = useMemo(() => new Map(categories.map(({ id, label }) => [id, label])), [categories]);
  const model = useMemo(() => digitalMenuForm(settings, names), [settings, names]);
  const editing = useEntityEditing({
    ...model,
    entity: settings,
    isReadOnly,
    onUpdate,
  });
  const { form, fields } = editing;
  return (
    <EditorFrame
      label={t('title')}
      readOnlyText={isReadOnly ? t('readOnly') : null}
      editing={editing}
      sections={[]}
      saveNote={saveNote}
      stage={<DigitalMenuStage {...{ form, settings, staged, isReadOnly }} />}
    >
      <ContentsCard form={fields} {...{ isReadOnly, categories }} />
      <ShownCard form={fields} {...{ isReadOnly }} />
    </EditorFrame>
  );
}
