import type { Image } from '@cardamom/api-types';
import type { MenuButtonItem } from '@cardamom/ui';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useMemo, type ReactNode } from 'react';
import { pictureUrl } from '../image-upload/index.ts';
import { useMessages, type EntityWords } from '../messages/index.ts';
import type { ListWork } from './list-actions.ts';
import { useActivation } from './useActivation.ts';

/** Wide enough for a row's small picture at two device px for each CSS px. */
const thumbnailWidth = 96;

/** What every entry of a list has. */
interface ListedEntity {
  id: string;
  name: string;
  isActive: boolean;
  updatedAt: string;
}

/** What the columns are made for. */
export interface EntityColumnsOptions<Row> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** Whether the person may change rows. */
  allowsWriting: boolean;
  /** IANA name of the zone that times are shown in. */
  timeZone: string;
  /** The form of a row. */
  rowHref: (row: Row) => string;
  /** Stores whether a row is active; throws `ApiError`. */
  saveActive: (row: Row, isActive: boolean) => Promise<unknown>;
  /** Says that a row was made active, and where that shows. */
  tellActive: (said: string, row: Row) => void;
  onDelete: (row: Row) => void;
  /** The line at the foot of the states, told whether the row is active. */
  stateFoot?: ((row: Row, isActive: boolean) => ReactNode) | undefined;
  /** With it a row can be duplicated, where there are copies of its kind. */
  work?: ListWork<Row> | null;
  /** What else a row's menu offers, such as `ListOrder.steps`. */
  steps?: (row: Row) => readonly MenuButtonItem[];
}

/**
 * The columns that lists of menu content have in common; a list puts its own between them. They are the same while what they
 * are made for is: new columns draw every row again.
 */
export function useEntityColumns<Row extends ListedEntity>({
  words,
  allowsWriting,
  timeZone,
  rowHref,
  saveActive,
  tellActive,
  onDelete,
  stateFoot,
  work,
  steps,
}: EntityColumnsOptions<Row>) {
  const { t } = useMessages('entities');
  const { t: own } = useMessages(words);
  const activation = useActivation(saveActive, tellActive);
  const duplicate = work?.duplicate;
  return useMemo(() => {
    const stateOf = (isActive: boolean) =>
      isActive
        ? { label: t('list.active'), look: 'usual' as const }
        : { label: t('list.inactive'), look: 'outline' as const, icon: 'inactive' as const };
    return {
      name: {
        kind: 'text',
        id: 'name',
        header: t('list.name'),
        isSortable: true,
        isRowHeader: true,
        value: ({ name }) => name,
      },
      status: {
        kind: 'choice',
        id: 'active',
        header: t('list.status'),
        showsFrom: 'rows',
        value: (row) => stateOf(activation.isActive(row)),
        label: (row) =>
          t('list.statusOf', { name: row.name, state: stateOf(activation.isActive(row)).label }),
        isDisabled: () => !allowsWriting,
        isChanging: activation.isChanging,
        options: (row) =>
          ([true, false] as const).map((isActive) => ({
            id: isActive ? ('active' as const) : ('inactive' as const),
            icon: isActive ? 'success' : 'inactive',
            label: t(isActive ? 'list.active' : 'list.inactive'),
            description: t(isActive ? 'list.activeText' : 'list.inactiveText', { context: words }),
            isChosen: activation.isActive(row) === isActive,
            onAction: () => {
              if (activation.isActive(row) !== isActive) activation.setActive(row, isActive);
            },
          })),
        ...(stateFoot && { foot: (row) => stateFoot(row, activation.isActive(row)) }),
      },
      /** Says on a phone what the column of states says elsewhere. */
      stateRemark: (row: Row): RowRemark[] =>
        activation.isActive(row)
          ? []
          : [{ text: t('list.inactive'), icon: 'inactive', on: 'cards', tone: 'plain' }],
      updated: {
        kind: 'date',
        id: 'updatedAt',
        showsFrom: 'wide',
        header: t('list.updated'),
        isSortable: true,
        value: ({ updatedAt }) => updatedAt,
        timeZone,
      },
      /** Edit, duplicate, move and delete; nothing for who may only look. */
      operations: allowsWriting
        ? [
            {
              kind: 'operation',
              id: 'actions',
              header: t('list.actions'),
              label: ({ name }) => t('list.actionsFor', { name }),
              value: (row) => [
                { id: 'edit', label: own('list.edit'), icon: 'edit', href: rowHref(row) },
                ...(duplicate
                  ? [
                      {
                        id: 'duplicate',
                        label: t('list.duplicate'),
                        icon: 'duplicate' as const,
                        onAction: () => duplicate(row),
                      },
                    ]
                  : []),
                ...(steps?.(row) ?? []),
                {
                  id: 'delete',
                  label: own('list.delete'),
                  icon: 'delete',
                  isDestructive: true,
                  onAction: () => onDelete(row),
                },
              ],
            },
          ]
        : [],
      activation,
    } satisfies Record<string, TableColumn<Row> | TableColumn<Row>[] | object>;
  }, [activation, allowsWriting, duplicate, onDelete, own, rowHref, stateFoot, steps, t, timeZone, words]);
}

/** The small picture of a row. */
export function usePictureColumn() {
  const { t } = useMessages('entities');
  return useMemo(
    () =>
      ({
        kind: 'img',
        id: 'picture',
        header: t('list.picture'),
        value: ({ image }) => image && { url: pictureUrl(image, thumbnailWidth), alt: '' },
      }) satisfies TableColumn<{ image: Image | null }>,
    [t],
  );
}

/** The columns that all lists have. */
export type SharedColumns<Row extends ListedEntity> = ReturnType<typeof useEntityColumns<Row>>;
