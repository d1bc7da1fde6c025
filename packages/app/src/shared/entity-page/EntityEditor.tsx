import { Banner, FormLayout, type FormLayoutProps } from '@cardamom/ui';
import { type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { labelOfShown } from '../conflict/index.ts';
import { EntityForm, FormSaveBar, useOpenAtHash } from '../form/index.ts';
import { useMessages, type EntityWords } from '../messages/index.ts';
import type { EntityEditing } from './editing.ts';
import { EditingDraft } from './EditingDraft.tsx';
import { HeldWhileStored } from './HeldWhileStored.tsx';
import { LostRace } from './LostRace.tsx';
import { WithStage } from './WithStage.tsx';

/** Props of `EditorFrame`. */
export interface EditorFrameProps<Values extends FieldValues> {
  /** What is edited. */
  label: string;
  editing: EntityEditing<Values>;
  sections: FormLayoutProps['sections'];
  /** Said to who may only look; null for who may write. */
  readOnlyText: string | null;
  /** The verb and the thing, where it is not "Save changes". */
  saveLabel?: string;
  /** What saving does, told in the save bar. */
  saveNote?: string | undefined;
  /** What the form leads to, drawn beside it; its page is a `StagePage`, or says so (`hasStage`). */
  stage?: ReactNode;
  /** Saves a new one and begins the next. */
  onSaveAndAdd?: () => void;
  /** The form's cards. */
  children: ReactNode;
}

/** Props of `EntityEditor`. */
export interface EntityEditorProps<Values extends FieldValues> extends Pick<
  EditorFrameProps<Values>,
  'editing' | 'sections' | 'children' | 'stage' | 'onSaveAndAdd'
> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  /** The entity's name; null while a new one is made. */
  name: string | null;
  isReadOnly: boolean;
  /** Why, where that is not the missing permission. */
  readOnlyReason?: string | undefined;
}

/** The form of one of a list: named by itself, or by what is new. */
export function EntityEditor<Values extends FieldValues>({
  words,
  name,
  isReadOnly,
  readOnlyReason,
  ...frame
}: EntityEditorProps<Values>) {
  const { t } = useMessages(words);
  return (
    <EditorFrame
      {...frame}
      label={name ?? t('form.newTitle')}
      readOnlyText={isReadOnly ? (readOnlyReason ?? t('form.readOnly')) : null}
      {...(name === null && { saveLabel: t('form.create') })}
    />
  );
}

/** The frame of a form: sections, the save bar that also says what is wrong, and the question after a lost race. */
export function EditorFrame<Values extends FieldValues>({
  label,
  editing,
  sections,
  readOnlyText,
  saveLabel,
  saveNote,
  stage,
  onSaveAndAdd,
  children,
}: EditorFrameProps<Values>) {
  const { form, watch, shows, abandon } = editing;
  useOpenAtHash();
  return (
    <EntityForm form={form} label={label} onAbandon={abandon}>
      {watch}
      <FormLayout {...(stage === undefined && { sections })}>
        <WithStage stage={stage} submitCount={form.methods.formState.submitCount}>
          {readOnlyText !== null && <Banner>{readOnlyText}</Banner>}
          <EditingDraft editing={editing} />
          <HeldWhileStored form={form} isNew={editing.entityId === null}>
            {children}
          </HeldWhileStored>
        </WithStage>
        <FormSaveBar
          form={form}
          labelOf={(name) => labelOfShown(shows, name, form.methods.getValues(name as Path<Values>))}
          note={saveNote}
          {...(saveLabel !== undefined && { saveLabel })}
          {...(onSaveAndAdd && { onSaveAndAdd })}
        />
      </FormLayout>
      <LostRace editing={editing} name={label} />
    </EntityForm>
  );
}
