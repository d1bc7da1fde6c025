import { screenLayouts, type ScreenLayout } from '@cardamom/api-types';
import { RadioCards, Text } from '@cardamom/ui';
import type { FieldBinding } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { LayoutSketch } from './LayoutSketch.tsx';

/** Props of `LayoutCards`. */
export interface LayoutCardsProps {
  field: FieldBinding<ScreenLayout>;
  isReadOnly: boolean;
}

/** The three layouts, each drawn small. */
export function LayoutCards({ field, isReadOnly }: LayoutCardsProps) {
  const { t } = useMessages('digitalMenu');
  return (
    <RadioCards
      {...field}
      label={t('form.layout')}
      isLabelHidden
      isRequired={false}
      isReadOnly={isReadOnly}
      options={screenLayouts.map((id) => ({
        id,
        label: t(`layout.${id}`),
        content: (
          <>
            <LayoutSketch layout={id} />
            <Text as="span" size="small">
              {t(`layoutText.${id}`)}
            </Text>
          </>
        ),
      }))}
    />
  );
}
