import { accentOfLook } from '@cardamom/api-types';
import { Columns, FormCard } from '@cardamom/ui';
import { ColourField } from '@cardamom/ui/colour-field';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { logoColourQuery } from '../api/qr-menu.ts';
import type { QrMenuCardProps } from './ShownCard.tsx';

/** The restaurant's one colour; suggested are the look's own and that of the logo. */
export const ColourCard = memo(function ColourCard({ form, isReadOnly }: QrMenuCardProps) {
  const { t } = useMessages('qrMenu');
  const look = useWatch({ control: form.control, name: 'look' });
  const { data: logoColour } = useQuery(logoColourQuery);
  const suggestions = [
    { colour: accentOfLook[look], label: t('form.ownColour', { look: t(`look.${look}`) }) },
    ...(logoColour ? [{ colour: logoColour, label: t('form.logoColour') }] : []),
  ];
  return (
    <FormCard id="colour" title={t('form.colour')} description={t('form.colourText')}>
      <Columns>
        <Field form={form} name="accentColour">
          {(field) => (
            <ColourField
              {...field}
              label={t('form.accentColour')}
              description={t('form.accentColourText')}
              pickLabel={t('form.pick')}
              suggestionsLabel={t('form.suggestions')}
              {...{ suggestions, isReadOnly }}
            />
          )}
        </Field>
      </Columns>
    </FormCard>
  );
});
