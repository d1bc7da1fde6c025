import type { QrMenuSettings, QrMenuSettingsPatch } from '@cardamom/api-types';
import { useMemo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { EditorFrame, useEntityEditing } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { qrMenuForm } from '../model/qr-menu-form.ts';
import { CodesCard } from './CodesCard.tsx';
import { ColourCard } from './ColourCard.tsx';
import { LookCard } from './LookCard.tsx';
import { QrMenuStage } from './QrMenuStage.tsx';
import { ShownCard } from './ShownCard.tsx';

/** Props of `QrMenuForm`. */
export interface QrMenuFormProps {
  settings: QrMenuSettings;
  /** Stores what was changed and returns the settings as they are now. */
  onUpdate: (version: number, patch: QrMenuSettingsPatch) => Promise<QrMenuSettings>;
}

/** What of each dish guests see, the look of their pages and its colour; the page itself beside it. */
export function QrMenuForm({ settings, onUpdate }: QrMenuFormProps) {
  const { t } = useMessages('qrMenu');
  const isReadOnly = !useAccess().can('updateQrMenuSettings');
  const model = useMemo(() => qrMenuForm(settings), [settings]);
  const editing = useEntityEditing({ ...model, entity: settings, isReadOnly, onUpdate });
  const { form, fields } = editing;
  return (
    <EditorFrame
      label={t('title')}
      readOnlyText={isReadOnly ? t('readOnly') : null}
      editing={editing}
      sections={[]}
      stage={<QrMenuStage form={form} />}
    >
      <ShownCard form={fields} isReadOnly={isReadOnly} />
      <LookCard form={fields} isReadOnly={isReadOnly} />
      <ColourCard form={fields} isReadOnly={isReadOnly} />
      <CodesCard />
    </EditorFrame>
  );
}
