import { Button, Dialog, Inline, Stack, Text } from '@cardamom/ui';
import { QrCode } from '@cardamom/ui/qr-code';
import { useRef } from 'react';
import { Address, CodePlate, downloadCode, LocalAddressWarning } from '#shared/guest-code/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ListedLink } from '../model/listed-link.ts';
import { useCopyLink } from './useCopy.ts';

const codeSize = 240;

/** Props of `LinkCodeDialog`. */
export interface LinkCodeDialogProps {
  link: ListedLink;
  onClose: () => void;
}

/** The QR code of one link: to scan from the screen, to save as a drawing, and its address. A screen's changes, so it is not to be printed. */
export default function LinkCodeDialog({ link: { name, shortUrl, scans }, onClose }: LinkCodeDialogProps) {
  const { t } = useMessages('links');
  const copy = useCopyLink();
  const code = useRef<HTMLDivElement>(null);
  const title = t('code.title', { name });
  const isPermanent = scans !== null;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={4}>
        <Text tone="quiet">{t(isPermanent ? 'code.text' : 'code.screenText')}</Text>
        <LocalAddressWarning />
        <CodePlate ref={code}>
          <QrCode value={shortUrl} label={title} size={codeSize} />
        </CodePlate>
        <Address>{shortUrl}</Address>
        <Inline gap={2}>
          {isPermanent && (
            <Button
              variant="primary"
              icon="download"
              onPress={() => downloadCode(code.current, t('code.fileName', { name }))}
            >
              {t('code.download')}
            </Button>
          )}
          <Button icon="copy" onPress={() => copy(name, shortUrl)}>
            {t('action.copy')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
