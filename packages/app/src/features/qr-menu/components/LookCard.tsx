import { looks } from '@cardamom/api-types';
import { FormCard, Link, RadioCards, Text } from '@cardamom/ui';
import { memo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { Field } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { accentWith } from '../model/qr-menu-form.ts';
import { LookSketch } from './LookSketch.tsx';
import type { QrMenuCardProps } from './ShownCard.tsx';

/** What belongs to each look as well, and stands in another place. */
function Pictures() {
  const { t } = useMessages('qrMenu');
  const href = useHref();
  const mayChange = useAccess().can('updateRestaurant');
  return (
    <Text tone="quiet">
      {t('form.lookPictures')}{' '}
      {mayChange && (
        <Link href={href({ to: '/setting/general', hash: 'pictures' })}>{t('form.lookPicturesOpen')}</Link>
      )}
    </Text>
  );
}

/** The four looks, each drawn small; with another look comes its own colour, where the restaurant has none of its own. */
export const LookCard = memo(function LookCard({ form, isReadOnly }: QrMenuCardProps) {
  const { t } = useMessages('qrMenu');
  return (
    <FormCard id="look" title={t('form.look')} description={t('form.lookText')}>
      <Field form={form} name="look">
        {({ value, onChange }) => (
          <RadioCards
            label={t('form.look')}
            isLabelHidden
            isReadOnly={isReadOnly}
            options={looks.map((id) => ({
              id,
              label: t(`look.${id}`),
              content: (
                <>
                  <LookSketch look={id} />
                  {t(`lookText.${id}`)}
                </>
              ),
            }))}
            value={value}
            onChange={(look) => {
              const accentColour = accentWith(look, form.methods.getValues());
              form.methods.setValue('accentColour', accentColour, { shouldDirty: true });
              onChange(look);
            }}
          />
        )}
      </Field>
      <Pictures />
    </FormCard>
  );
});
