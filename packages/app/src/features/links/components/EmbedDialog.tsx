import { Banner, Button, Dialog, Inline, LinkButton, Stack, Text, TextArea, toast } from '@cardamom/ui';
import { copyText } from '#shared/browser/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { embedCode } from '../model/embed-code.ts';
import type { ListedLink } from '../model/listed-link.ts';

/** Props of `EmbedDialog`. */
export interface EmbedDialogProps {
  link: ListedLink;
  /** What the restaurant is called. */
  restaurant: string;
  onClose: () => void;
}

/** The lines that put a guests' page into another website, to be copied. */
export default function EmbedDialog({ link: { name, publicUrl }, restaurant, onClose }: EmbedDialogProps) {
  const { t } = useMessages('links');
  const frameTitle =
    name === restaurant
      ? t('embed.frameTitle', { restaurant })
      : t('embed.frameTitleOf', { name, restaurant });
  const code = embedCode(publicUrl, frameTitle);
  const copy = async () => {
    if (await copyText(code)) toast(t('embed.copied'));
    else toast.error(t('embed.copyFailed'));
  };
  return (
    <Dialog
      title={t('embed.title', { name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={4}>
        <Text tone="quiet">{t('embed.text')}</Text>
        {publicUrl.startsWith('http:') && <Banner tone="warning">{t('embed.plainHttp')}</Banner>}
        <TextArea label={t('embed.label')} value={code} onChange={() => undefined} isReadOnly rows={5} />
        <Inline>
          <Button variant="primary" icon="copy" onPress={() => void copy()}>
            {t('embed.copy')}
          </Button>
        </Inline>
        <Text tone="quiet">{t('embed.developersText')}</Text>
        <Inline>
          <LinkButton variant="quiet" icon="external" href="/developers" target="_blank">
            {t('embed.developers')}
          </LinkButton>
        </Inline>
      </Stack>
    </Dialog>
  );
}
