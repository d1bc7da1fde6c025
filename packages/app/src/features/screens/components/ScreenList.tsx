import type { Screen, ScreenState } from '@cardamom/api-types';
import { EmptyState, ErrorState, FormCard, LinkButton, Skeleton } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { DeleteRow, useListWork } from '#shared/list-page/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { screens as kind } from '../api/screens.ts';
import { PlainHttpLine } from './PlainHttpLine.tsx';
import { Rows } from './ScreenRow.styles.ts';
import { ScreenRow, type ScreenSurroundings } from './ScreenRow.tsx';
import { spoken, useScreenAddress } from './useScreenAddress.ts';

const UnpairDialog = onDemand(() => import('./UnpairDialog.tsx'));

/** Props of `ScreenList`. */
export interface ScreenListProps extends ScreenSurroundings {
  screens: UseQueryResult<Screen[]>;
  /** How they stand; undefined while that is not known, when nothing is said of it. */
  states: readonly ScreenState[] | undefined;
  stagedId: string | null;
  onStage: (id: string) => void;
}

/** The restaurant's screens, each with what it shows now. */
export function ScreenList({ screens, states, stagedId, onStage, ...surroundings }: ScreenListProps) {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const { can } = useAccess();
  const { pairing } = useScreenAddress();
  const rowHref = useCallback(({ id }: { id: string }) => href(kind.places.form(id)), [href]);
  const work = useListWork<Screen>('screens', can(kind.writes) ? kind.calls.actions : null, rowHref);
  const [asked, setAsked] = useState<{ about: 'unpair' | 'delete'; screen: Screen } | null>(null);
  const close = () => setAsked(null);

  const content = () => {
    const { data, error } = screens;
    if (!data && error) {
      return (
        <ErrorState
          title={t('screens.failedTitle')}
          onRetry={() => void screens.refetch()}
          isRetrying={screens.isFetching}
        >
          {error.message}
        </ErrorState>
      );
    }
    if (!data) return <Skeleton shape="block" height={148} />;
    if (data.length === 0) {
      return (
        <EmptyState
          title={t('screens.emptyTitle')}
          illustration="plate"
          action={
            can('createScreen') && (
              <LinkButton icon="add" href={href(kind.places.newForm)}>
                {t('screens.add')}
              </LinkButton>
            )
          }
        >
          {t('screens.emptyText', { address: spoken(pairing) })}
        </EmptyState>
      );
    }
    return (
      <Rows aria-label={t('screens.title')}>
        {data.map((screen) => (
          <ScreenRow
            key={screen.id}
            {...surroundings}
            screen={screen}
            state={states && (states.find(({ screenId }) => screenId === screen.id) ?? null)}
            isStaged={screen.id === stagedId}
            onStage={() => onStage(screen.id)}
            onUnpair={() => setAsked({ about: 'unpair', screen })}
            onDelete={() => setAsked({ about: 'delete', screen })}
          />
        ))}
      </Rows>
    );
  };
  return (
    <FormCard id="screens" title={t('screens.title')}>
      {content()}
      <PlainHttpLine />
      {asked?.about === 'unpair' && <UnpairDialog screen={asked.screen} onClose={close} />}
      {asked?.about === 'delete' && work && (
        <DeleteRow words="screens" row={asked.screen} work={work} onClose={close} />
      )}
    </FormCard>
  );
}
