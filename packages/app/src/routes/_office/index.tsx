import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/components/HomePage.tsx';
import { loadMessages } from '../../shared/messages/index.ts';

export const Route = createFileRoute('/_office/')({
  loader: () => loadMessages('home'),
  component: HomePage,
});
