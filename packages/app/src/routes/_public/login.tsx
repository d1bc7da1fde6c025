import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/authentication/components/SignInPage.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  component: function Login() {
    const { returnTo } = Route.useSearch();
    return <SignInPage returnTo={returnTo} />;
  },
});
