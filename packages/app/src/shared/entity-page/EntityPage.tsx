import { Inline, LinkButton, PageHeader } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { StagePage } from '../layout/StagePage.tsx';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { usePageTitle } from '../routing/index.ts';
import { Loaded } from './Loaded.tsx';
import { isMissing, MissingEntity } from './MissingEntity.tsx';
import { RestoreDeleted } from './RestoreDeleted.tsx';

/** Props of `EntityPage`. */
export interface EntityPageProps<Entity> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  query: UseQueryResult<Entity>;
  listHref: string;
  /** Whether the person may read how it came to be so; they may where this is left out. */
  hasHistory?: boolean;
  /** Its form draws on a stage what it leads to. */
  hasStage?: boolean;
  /** Beside the way back: where it stands in its list. */
  place?: ReactNode;
  /** The form of the loaded entity. */
  children: (entity: Entity) => ReactNode;
}

/** The page of one entity under its name: its form, or why there is none. */
export function EntityPage<Entity extends { id: string; name: string }>({
  words,
  query,
  listHref,
  hasHistory = true,
  hasStage = false,
  place,
  children,
}: EntityPageProps<Entity>) {
  const { t } = useMessages(words);
  const isNotThere = !query.data && isMissing(query.error);
  const instead = isNotThere ? t('form.notFoundTitle') : query.isError ? t('form.errorTitle') : t('title');
  usePageTitle(query.data?.name ?? instead);

  if (isNotThere) {
    return (
      <MissingEntity
        title={t('form.notFoundTitle')}
        action={
          <Inline gap={2} justify="center">
            <RestoreDeleted />
            <LinkButton href={listHref}>{t('form.backToList')}</LinkButton>
          </Inline>
        }
      >
        {t('form.notFoundText')}
      </MissingEntity>
    );
  }
  const page = (
    <Loaded query={query} errorTitle={t('form.errorTitle')} isPage>
      {(entity) => (
        <>
          <PageHeader
            title={entity.name}
            breadcrumbs={[{ label: t('title'), href: listHref }]}
            actions={
              (place !== undefined || hasHistory) && (
                <>
                  {place}
                  {hasHistory && <HistoryButton entity={entity} />}
                </>
              )
            }
          />
          {children(entity)}
        </>
      )}
    </Loaded>
  );
  return hasStage ? <StagePage>{page}</StagePage> : page;
}
