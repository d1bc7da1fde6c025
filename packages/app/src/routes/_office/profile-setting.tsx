import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/profile/components/ProfilePage.tsx';
import { loadMessages } from '../../shared/messages/index.ts';

export const Route = createFileRoute('/_office/profile-setting')({
  loader: () => loadMessages('profile', 'entities'),
  component: ProfilePage,
});
