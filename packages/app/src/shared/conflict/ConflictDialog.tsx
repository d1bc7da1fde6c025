import { Button, Dialog } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps {
  /** What is edited, as it is named now. */
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
}

/** After a lost race (412): says that somebody else saved, and offers their version or the person's own. */
export function ConflictDialog({
  name,
  isOpen,
  onOpenChange,
  onKeepMine,
  onLoadTheirs,
}: ConflictDialogProps) {
  const { t } = useMessages('menuManagement');
  const choose = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Dialog
      title={t('conflict.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={choose(onLoadTheirs)}>{t('conflict.loadTheirs')}</Button>
          <Button variant="primary" onPress={choose(onKeepMine)}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text', { name })}</p>
      <p>{t('conflict.mineText')}</p>
    </Dialog>
  );
}
