import { Banner, FormLayout, type FormLayoutProps } from '@cardamom/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '../conflict/index.ts';
import { EntityForm, FormProblem, FormSaveBar } from '../form/index.ts';
import { useMessages, type EntityWords } from '../messages/index.ts';
import type { EntityEditing } from './useEntityEditing.ts';

/** Props of `EntityEditor`. */
export interface EntityEditorProps<Values extends FieldValues> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  /** The entity's name; null while a new one is made. */
  name: string | null;
  editing: EntityEditing<Values>;
  sections: FormLayoutProps['sections'];
  isReadOnly: boolean;
  /** The form's cards. */
  children: ReactNode;
}

/** The frame of an entity's form: sections, what is wrong, the save bar, and the question after a lost race. */
export function EntityEditor<Values extends FieldValues>({
  words,
  name,
  editing: { form, conflict },
  sections,
  isReadOnly,
  children,
}: EntityEditorProps<Values>) {
  const { t } = useMessages(words);
  return (
    <EntityForm form={form} label={name ?? t('form.newTitle')}>
      <FormLayout sections={sections}>
        {isReadOnly && <Banner>{t('form.readOnly')}</Banner>}
        <FormProblem form={form} />
        {children}
        <FormSaveBar form={form} {...(name === null && { saveLabel: t('form.create') })} />
      </FormLayout>
      <ConflictDialog
        name={name ?? ''}
        isOpen={conflict.isOpen}
        onOpenChange={conflict.close}
        onKeepMine={conflict.keepMine}
        onLoadTheirs={conflict.loadTheirs}
      />
    </EntityForm>
  );
}
