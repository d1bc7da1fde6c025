import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { RestaurantOnStage } from '#shared/guest-preview/index.ts';
import type { GeneralValues } from '../model/general-values.ts';
import { toldRestaurant } from '../model/told-restaurant.ts';

/** The restaurant as guests would read of it with what is typed. */
export function GeneralStage({ form }: { form: EntityFormState<GeneralValues> }) {
  const values = useWatch({ control: form.control }) as GeneralValues;
  const changed = useMemo(() => toldRestaurant(values), [values]);
  const { isDirty } = useFormStatus(form);
  return <RestaurantOnStage {...{ changed, isDirty }} />;
}
