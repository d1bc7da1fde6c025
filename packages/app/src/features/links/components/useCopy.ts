import { toast } from '@cardamom/ui';
import { copyText } from '#shared/browser/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Copies a link and says so, or says how to copy it by hand. */
export function useCopyLink(): (name: string, address: string) => void {
  const { t } = useMessages('links');
  return (name, address) => {
    const copy = async () => {
      if (await copyText(address)) toast(t('copied', { name }));
      else toast.error(t('copyFailed'));
    };
    void copy();
  };
}
