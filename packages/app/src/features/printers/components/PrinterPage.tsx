import { EntityFormPage } from '#shared/entity/index.ts';
import { printers } from '../api/printers.ts';
import { PrinterForm } from './PrinterForm.tsx';

/** A printer to be changed, or (null) a new one. */
export function PrinterPage({ printerId }: { printerId: string | null }) {
  return (
    <EntityFormPage definition={printers} id={printerId}>
      {(form) => <PrinterForm {...form} />}
    </EntityFormPage>
  );
}
