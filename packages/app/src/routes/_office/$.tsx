import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/shell/components/NotFoundPage.tsx';

/** Any unmatched path. */
export const Route = createFileRoute('/_office/$')({
  component: NotFoundPage,
});
