import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../../features/authentication/components/ConfirmEmailPage.tsx';
import { loadMessages } from '../../shared/messages/index.ts';

export const Route = createFileRoute('/_public/confirm-email')({
  loader: () => loadMessages('account'),
  component: ConfirmEmailPage,
});
