import { AlertDialog } from '@cardamom/ui';
import { allergens } from '@cardamom/api-types';
import { allergenNames } from '../entity-fields/allergens-in-words.ts';
import { useMessages } from '../messages/index.ts';

/** Props of `DeclareFreeDialog`. */
export interface DeclareFreeDialogProps {
  /** Of the item or the option; empty while it has none. */
  name: string;
  onDeclare: () => void;
  onClose: () => void;
}

/** Asks before something is declared free of every allergen, which is what an empty list would say. */
export default function DeclareFreeDialog({ name, onDeclare, onClose }: DeclareFreeDialogProps) {
  const { t } = useMessages('items');
  const count = allergens.length;
  return (
    <AlertDialog
      title={
        name.trim() === ''
          ? t('declaration.askUnnamed', { count })
          : t('declaration.ask', { name: name.trim(), count })
      }
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('declaration.declareFree', { count })}
      onConfirm={onDeclare}
    >
      {t('declaration.askText', { allergens: allergenNames(allergens) })}
    </AlertDialog>
  );
}
