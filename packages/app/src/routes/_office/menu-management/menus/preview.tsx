import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#features/menus/components/PreviewPage.tsx';
import { parsePreviewSearch } from '#features/menus/model/preview-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** What guests see at a time: `?at=2026-11-27T18:30` on the restaurant's wall clock, else now. */
export const Route = createFileRoute('/_office/menu-management/menus/preview')({
  staticData: { mayCall: 'updateMenu' },
  validateSearch: parsePreviewSearch,
  loader: () => loadMessages('menus', 'entities'),
  component: function Preview() {
    const navigate = Route.useNavigate();
    return (
      <PreviewPage
        at={Route.useSearch().at}
        onAtChange={(at) => void navigate({ search: at ? { at } : {}, replace: true })}
      />
    );
  },
});
