import { errorCatalogue, type Restaurant } from '@cardamom/api-types';
import { FormCard, LiveResult, TextField } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { urlCheck } from '../api/restaurant.ts';
import { mayBeUrl, type GeneralValues } from '../model/general-values.ts';

/** Milliseconds of quiet after which what is typed is asked for. */
const quietMs = 300;

/** What was typed, once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Props of `AddressCard`. */
export interface AddressCardProps {
  form: FormFields<GeneralValues>;
  restaurant: Restaurant;
}

/** The address under which guests find the menu, checked while it is typed. */
export const AddressCard = memo(function AddressCard({ form, restaurant }: AddressCardProps) {
  const { t } = useMessages('general');
  const typed = useWatch({ control: form.control, name: 'restaurantUrl' }).trim();
  const settled = useSettled(typed);
  const isAsked = settled !== restaurant.restaurantUrl && mayBeUrl(settled);
  const { data } = useQuery({ ...urlCheck(settled), enabled: isAsked });
  const isFree = isAsked && settled === typed ? data?.isFree : undefined;
  const stem = restaurant.publicUrl.slice(0, -restaurant.restaurantUrl.length);

  return (
    <FormCard id="url" title={t('form.url')} description={t('form.urlText')}>
      <Field form={form} name="restaurantUrl">
        {({ value, onChange, errorMessage, ...field }) => (
          <TextField
            {...field}
            label={t('form.restaurantUrl')}
            prefix={stem.replace(/^https?:\/\//u, '')}
            suffix={isFree === true ? t('form.free') : undefined}
            description={
              typed === restaurant.restaurantUrl
                ? t('form.urlHelp')
                : t('form.urlMoves', { url: restaurant.restaurantUrl })
            }
            value={value}
            onChange={(text) => onChange(text.toLowerCase())}
            errorMessage={errorMessage ?? (isFree === false ? errorCatalogue.S_006.message : undefined)}
            inputMode="url"
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </Field>
      <LiveResult query={settled} found={isFree === true ? t('form.free') : undefined} />
    </FormCard>
  );
});
