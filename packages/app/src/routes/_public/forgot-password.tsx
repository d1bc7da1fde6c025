import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/authentication/components/ForgotPasswordPage.tsx';
import { loadMessages } from '../../shared/messages/index.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  loader: () => loadMessages('account'),
  component: ForgotPasswordPage,
});
