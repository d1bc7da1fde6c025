import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/authentication/components/ResetPasswordPage.tsx';
import { loadMessages } from '../../shared/messages/index.ts';

export const Route = createFileRoute('/_public/reset-password')({
  loader: () => loadMessages('account'),
  component: ResetPasswordPage,
});
