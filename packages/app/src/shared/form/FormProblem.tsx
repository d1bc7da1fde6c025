import { Banner } from '@cardamom/ui';
import type { FieldValues } from 'react-hook-form';
import type { EntityFormState } from './useEntityForm.ts';

/** Shows the failure that belongs to no single field, above a short form without a save bar; nothing while there is none. */
export function FormProblem<Values extends FieldValues>({ form }: { form: EntityFormState<Values> }) {
  if (form.problem === null) return null;
  return (
    <Banner tone="error" isLive>
      {form.problem.message}
    </Banner>
  );
}
