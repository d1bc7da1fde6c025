import { Button, Dialog, TextField } from '@cardamom/ui';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { nameLength } from '#shared/menu-rules/name-rules.ts';
import type { SectionValue } from '../model/menu-values.ts';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  section: SectionValue;
  /** Called with the title; empty for the category's name. */
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Asks for the title that a section has in this menu. */
export function SectionTitle({ section: { categoryName, title }, onRename, onClose }: SectionTitleProps) {
  const { t } = useMessages('menus');
  const { t: common } = useMessages('common');
  const [text, setText] = useState(title);
  const problem = nameLength(text, text);
  const submit = () => {
    if (problem !== null) return;
    onRename(text.trim());
    onClose();
  };
  return (
    <Dialog
      title={t('form.renameTitle', { name: categoryName })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onPress={submit} isDisabled={problem !== null}>
            {t('form.renameConfirm')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('form.rename')}
        description={t('form.renameText', { name: categoryName })}
        value={text}
        onChange={setText}
        errorMessage={problem ?? undefined}
        autoFocus
        autoComplete="off"
      />
    </Dialog>
  );
}
