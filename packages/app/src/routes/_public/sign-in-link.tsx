import { createFileRoute } from '@tanstack/react-router';
import { SignInLinkPage } from '../../features/authentication/components/SignInLinkPage.tsx';

export const Route = createFileRoute('/_public/sign-in-link')({
  component: SignInLinkPage,
});
