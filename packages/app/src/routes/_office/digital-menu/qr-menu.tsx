import { createFileRoute } from '@tanstack/react-router';
import { QrMenuPage } from '#features/qr-menu/components/QrMenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** The settings of the QR menu. */
export const Route = createFileRoute('/_office/digital-menu/qr-menu')({
  staticData: { mayCall: 'updateQrMenuSettings' },
  loader: () => loadMessages('qrMenu', 'entities'),
  component: QrMenuPage,
});
