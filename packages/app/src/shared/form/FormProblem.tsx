import { Banner } from '@cardamom/ui';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import type { EntityFormState } from './useEntityForm.ts';

/** Shows the failure that belongs to no single field, above a short form without a save bar; nothing while there is none. */
export function FormProblem<Values extends FieldValues>({ form }: { form: EntityFormState<Values> }) {
  const { t } = useMessages('common');
  if (form.problem === null) return null;
  const { message, retryAfter } = form.problem;
  return (
    <Banner tone="error" isLive>
      {message}
      {retryAfter !== null &&
        ` ${retryAfter > 99 ? t('form.waitMinutes', { count: Math.ceil(retryAfter / 60) }) : t('form.wait', { count: retryAfter })}`}
    </Banner>
  );
}
