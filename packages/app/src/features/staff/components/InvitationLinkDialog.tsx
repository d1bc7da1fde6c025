import { Button, Dialog, Stack, Text, TextField, toast } from '@cardamom/ui';
import { useAtom } from 'jotai';
import { useMessages } from '#shared/messages/index.ts';
import { freshLinkAtom } from './fresh-link.ts';

/** Shows an invitation's link that no mail brought, to be handed over; closing it is the end of it. */
export function InvitationLinkDialog() {
  const { t } = useMessages('staff');
  const [fresh, setFresh] = useAtom(freshLinkAtom);
  if (fresh === null) return null;
  const { name, link, delivery } = fresh;
  const close = () => setFresh(null);
  const copy = async () => {
    // Absent without https; the text can be selected all the same.
    await navigator.clipboard?.writeText(link);
    toast(t('toast.copied'));
  };
  return (
    <Dialog
      title={t('link.title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onPress={close}>{t('link.done')}</Button>
          {'clipboard' in navigator && (
            <Button variant="primary" icon="copy" onPress={() => void copy()}>
              {t('link.copy')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t(`link.${delivery}`, { name })}</Text>
        <TextField
          label={t('link.label')}
          description={t('link.once')}
          value={link}
          onChange={() => undefined}
          isReadOnly
        />
      </Stack>
    </Dialog>
  );
}
