import { createFileRoute } from '@tanstack/react-router';
import { LinkToMenuPage } from '#features/links/components/LinkToMenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** Every public link of the restaurant. */
export const Route = createFileRoute('/_office/link-to-menu')({
  staticData: { mayCall: 'getLinks' },
  loader: () => loadMessages('links', 'localAddress'),
  component: LinkToMenuPage,
});
