import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/authentication/components/RegisterPage.tsx';

export const Route = createFileRoute('/_public/register')({
  component: RegisterPage,
});
