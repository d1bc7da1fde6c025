import { Button, LinkButton, RowList } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { useCopyLink } from './useCopy.ts';

const places = ['marketingUrl', 'posUrl', 'screenUrl'] as const;

/** The pages outside of this product that the installation names; nothing where it names none. */
export function OutsideLinks() {
  const { t } = useMessages('links');
  const { data: configuration } = useQuery(configurationQuery);
  const copy = useCopyLink();
  const rows = places.flatMap((id) => {
    const address = configuration?.[id];
    if (!address) return [];
    const name = t(`outside.${id}`);
    return [
      {
        id,
        title: name,
        detail: address,
        end: (
          <>
            <LinkButton
              variant="quiet"
              icon="external"
              href={address}
              target="_blank"
              aria-label={t('action.openOutside', { name })}
            >
              {t('action.openShort')}
            </LinkButton>
            <Button icon="copy" aria-label={t('action.copyOf', { name })} onPress={() => copy(name, address)}>
              {t('action.copy')}
            </Button>
          </>
        ),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <TitledCard title={t('outside.title')} description={t('outside.text')} gap={2}>
      <RowList label={t('outside.title')} rows={rows} />
    </TitledCard>
  );
}
