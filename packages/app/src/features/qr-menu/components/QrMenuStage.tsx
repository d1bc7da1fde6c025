import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { RestaurantOnStage } from '#shared/guest-preview/index.ts';
import { toldDisplay, type QrMenuValues } from '../model/qr-menu-form.ts';

/** A menu as guests would read it with what the form holds. */
export function QrMenuStage({ form }: { form: EntityFormState<QrMenuValues> }) {
  const values = useWatch({ control: form.control }) as QrMenuValues;
  const changed = useMemo(() => toldDisplay(values), [values]);
  const { isDirty } = useFormStatus(form);
  return <RestaurantOnStage begins="menu" {...{ changed, isDirty }} />;
}
