import { createFileRoute } from '@tanstack/react-router';
import { MatrixPage } from '#features/allergen-matrix/components/MatrixPage.tsx';
import { parseMatrixSearch } from '#features/allergen-matrix/model/matrix-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The allergen matrix, on screen and to print. */
export const Route = createFileRoute('/_office/menu-management/allergen-matrix')({
  staticData: { mayCall: 'createMatrixPrint' },
  validateSearch: parseMatrixSearch,
  loader: () => loadMessages('allergenMatrix', 'items', 'entities'),
  component: function AllergenMatrix() {
    const navigate = Route.useNavigate();
    return <MatrixPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
