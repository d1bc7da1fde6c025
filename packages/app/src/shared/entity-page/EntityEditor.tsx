import { Banner, FormLayout, type FormLayoutProps } from '@cardamom/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../draft/index.ts';
import { EntityForm, FormSaveBar, useOpenAtHash } from '../form/index.ts';
import { useAccess } from '../access/index.ts';
import { loadMessages, useMessages, type EntityWords } from '../messages/index.ts';
import type { EntityEditing } from './editing.ts';

/** Lost races are rare: what answers them loads when there is one. */
const ConflictView = lazy(async () => {
  await loadMessages('history', 'items', 'categories');
  return import('../conflict/ConflictView.tsx');
});
const DeletedDialog = lazy(() => import('../conflict/DeletedDialog.tsx'));

/** Props of `EntityEditor`. */
export interface EntityEditorProps<Values extends FieldValues> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  /** The entity's name; null while a new one is made. */
  name: string | null;
  editing: EntityEditing<Values>;
  sections: FormLayoutProps['sections'];
  isReadOnly: boolean;
  /** Why, where that is not the missing permission. */
  readOnlyReason?: string | undefined;
  /** The form's cards. */
  children: ReactNode;
}

/** The frame of an entity's form: sections, the save bar that also says what is wrong, and the question after a lost race. */
export function EntityEditor<Values extends FieldValues>({
  words,
  name,
  editing: { form, entityId, conflict, deleted, draft, shows, abandon },
  sections,
  isReadOnly,
  readOnlyReason,
  children,
}: EntityEditorProps<Values>) {
  const { t } = useMessages(words);
  const access = useAccess();
  useOpenAtHash();
  const entity = entityId === null ? null : { id: entityId, name: name ?? '' };
  return (
    <EntityForm form={form} label={name ?? t('form.newTitle')} onAbandon={abandon}>
      <FormLayout sections={sections}>
        {isReadOnly && <Banner>{readOnlyReason ?? t('form.readOnly')}</Banner>}
        {draft && (
          <DraftNotice
            state={draft.state}
            savedAt={draft.savedAt}
            onDiscard={draft.discard}
            onCompare={draft.compare}
          />
        )}
        {children}
        <FormSaveBar form={form} {...(name === null && { saveLabel: t('form.create') })} />
      </FormLayout>
      <Suspense fallback={null}>
        {conflict && entity && (
          <ConflictView
            versions={conflict.versions}
            entity={entity}
            shows={shows}
            context={access}
            reason={conflict.reason}
            onResolve={(values) => conflict.resolve(values as Values)}
            onClose={conflict.close}
          />
        )}
        {deleted && entity && (
          <DeletedDialog entity={entity} onRestored={deleted.saveAgain} onClose={deleted.close} />
        )}
      </Suspense>
    </EntityForm>
  );
}
