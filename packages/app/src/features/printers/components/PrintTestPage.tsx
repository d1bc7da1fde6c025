import type { Printer } from '@cardamom/api-types';
import { Button, Dialog, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#shared/messages/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { TestPage } from './TestPage.tsx';
import { Ground, OnPaper, Printed } from './TestPage.styles.ts';

/** Props of `PrintTestPage`. */
export interface PrintTestPageProps {
  printer: Printer;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
}

/** Shows a printer's test page and hands it to the browser's own printing. */
export function PrintTestPage({ printer, timeZone }: PrintTestPageProps) {
  const { t } = useMessages('printers');
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const { data: profile } = useQuery({ ...profileQuery, refetchOnMount: false });
  const moment = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const page = openedAt && (
    <TestPage
      printer={printer}
      restaurantName={profile?.restaurant.name ?? ''}
      printedAt={moment.format(openedAt)}
    />
  );
  return (
    <>
      <Button icon="print" onPress={() => setOpenedAt(new Date())}>
        {t('test.open')}
      </Button>
      <Dialog
        title={t('test.title')}
        isOpen={openedAt !== null}
        onOpenChange={() => setOpenedAt(null)}
        footer={
          <Button variant="primary" icon="print" onPress={() => window.print()}>
            {t('test.print')}
          </Button>
        }
      >
        <Stack>
          <Text tone="quiet">{t('test.text', { width: printer.paperWidth })}</Text>
          <Ground>{page}</Ground>
        </Stack>
      </Dialog>
      {page &&
        createPortal(
          <Printed data-printed aria-hidden>
            <OnPaper $paperWidth={printer.paperWidth} />
            {page}
          </Printed>,
          document.body,
        )}
    </>
  );
}
