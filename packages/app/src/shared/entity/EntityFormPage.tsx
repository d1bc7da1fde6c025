import { PageHeader, Stack } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useAccess, type Access } from '../access/index.ts';
import { EntityPage } from '../entity-page/index.ts';
import { StagePage } from '../layout/StagePage.tsx';
import { useMessages } from '../messages/index.ts';
import { useHref, usePageTitle, type Place } from '../routing/index.ts';
import type { Entity } from './entity-calls.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { toastWhereLive } from './where-live.ts';

/** What an entity's form is given. */
export interface EntityFormProps<Row extends Entity, Draft, Patch> {
  /** The entity as loaded; null makes a new one. */
  entity: Row | null;
  access: Access;
  isReadOnly: boolean;
  /** Stores a new one. */
  onCreate?: (draft: Draft) => Promise<Row>;
  /** Goes on from it. */
  onCreated?: (created: Row) => unknown;
  /** Stores what was changed and returns the entity as it is now. */
  onUpdate?: (version: number, patch: Patch) => Promise<Row>;
}

/** Props of `EntityFormPage`. */
export interface EntityFormPageProps<Row extends Entity, Draft, Patch> {
  definition: EntityDefinition<Row, Draft, Patch>;
  /** The entity of the address; null for a new one. */
  id: string | null;
  /** Stands above the form of a new one. */
  intro?: ReactNode;
  /** The form draws on a stage what it leads to. */
  hasStage?: boolean;
  /** Beside the way back to the list, of one that is there. */
  Place?: ComponentType<{ entity: Row }>;
  /** Where a new one leads; to the list where left out. */
  afterCreate?: (created: Row) => Place;
  /** The form. */
  children: (form: EntityFormProps<Row, Draft, Patch>) => ReactNode;
}

/** The page of a new entity, or of one that is changed, under its name. */
export function EntityFormPage<Row extends Entity, Draft, Patch>(
  props: EntityFormPageProps<Row, Draft, Patch>,
) {
  const { id } = props;
  return id === null ? <NewPage {...props} /> : <EditPage key={id} {...props} id={id} />;
}

function EditPage<Row extends Entity, Draft, Patch>({
  definition: { words, calls, writes, places, menusOf, historyFor },
  id,
  hasStage = false,
  Place,
  children,
}: EntityFormPageProps<Row, Draft, Patch> & { id: string }) {
  const { t } = useMessages(words);
  const href = useHref();
  const access = useAccess();
  const { mutateAsync: update } = useMutation(calls.update());
  const query = useQuery(calls.get(id));
  return (
    <EntityPage
      words={words}
      query={query}
      listHref={href(places.list)}
      hasHistory={historyFor === undefined || access.can(historyFor)}
      hasStage={hasStage}
      place={Place && query.data && <Place entity={query.data} />}
    >
      {(entity) =>
        children({
          entity,
          access,
          isReadOnly: !access.can(writes),
          onUpdate: async (version, patch) => {
            const saved = await update({ id, version, patch });
            toastWhereLive(t('toast.updated'), menusOf, saved);
            return saved;
          },
        })
      }
    </EntityPage>
  );
}

function NewPage<Row extends Entity, Draft, Patch>({
  definition: { words, calls, places, menusOf },
  intro,
  hasStage = false,
  afterCreate,
  children,
}: EntityFormPageProps<Row, Draft, Patch>) {
  const { t } = useMessages(words);
  const href = useHref();
  const access = useAccess();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(calls.create());
  usePageTitle(t('form.newTitle'));
  const form = children({
    entity: null,
    access,
    isReadOnly: false,
    onCreate: (draft) => create(draft),
    onCreated: async (created) => {
      toastWhereLive(t('toast.created'), menusOf, created);
      await navigate(afterCreate?.(created) ?? places.list);
    },
  });
  const page = (
    <>
      <PageHeader title={t('form.newTitle')} breadcrumbs={[{ label: t('title'), href: href(places.list) }]} />
      {intro ? (
        <Stack gap={6}>
          {intro}
          {form}
        </Stack>
      ) : (
        form
      )}
    </>
  );
  return hasStage ? <StagePage>{page}</StagePage> : page;
}
