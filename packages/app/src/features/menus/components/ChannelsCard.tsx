import { menuChannels, type MenuChannel } from '@cardamom/api-types';
import { CheckboxGroup, FormCard } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { MenuValues } from '../model/menu-values.ts';

/** Props of `ChannelsCard`. */
export interface ChannelsCardProps {
  form: FormFields<MenuValues>;
  isReadOnly: boolean;
}

/** Where a menu is shown. */
export const ChannelsCard = memo(function ChannelsCard({ form, isReadOnly }: ChannelsCardProps) {
  const { t } = useMessages('menus');
  return (
    <FormCard id="channels" title={t('form.channels')} description={t('form.channelsText')}>
      <Field form={form} name="channels">
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            label={t('form.channels')}
            isLabelHidden
            value={[...value]}
            onChange={(chosen) => onChange(menuChannels.filter((channel) => chosen.includes(channel)))}
            isReadOnly={isReadOnly}
            options={menuChannels.map((id: MenuChannel) => ({
              id,
              label: t(`channel.${id}`),
              description: t(`channel.${id}Text`),
            }))}
          />
        )}
      </Field>
    </FormCard>
  );
});
