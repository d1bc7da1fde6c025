import { groupPhoneNumber, initials, type MenuButtonItem } from '@cardamom/ui';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { createElement, useMemo, useRef, useEffect } from 'react';
import { pictureUrl } from '#shared/image-upload/index.ts';
import type { SharedColumns } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';
import { permissionsInOrder } from '../model/services.ts';
import { useInvitationActions } from './useInvitationActions.ts';

/** Wide enough for a row's small picture at two device px for each CSS px. */
const thumbnailWidth = 96;

/** The columns of the staff list: for who may not change people, names and positions. */
export function useStaffColumns(
  { name, status, stateRemark, operations }: SharedColumns<Person>,
  allowsWriting: boolean,
  timeZone: string,
): TableColumn<Person>[] {
  const { t } = useMessages('staff');
  const { t: shared } = useMessages('entities');
  const actions = useInvitationActions();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  return useMemo(() => {
    const does = ({ position }: Person, on?: RowRemark['on']): RowRemark[] =>
      position === '' ? [] : [{ text: position, ...(on && { on }) }];
    const invitationRemark = ({ invitation, isActive }: Person): RowRemark[] =>
      invitation && isActive
        ? [
            {
              text: t(`invitation.${invitation.state}`),
              icon: 'mail',
              tone: invitation.state === 'PENDING' ? 'quiet' : 'warning',
            },
          ]
        : [];
    const positions: TableColumn<Person> = {
      kind: 'text',
      id: 'position',
      header: t('list.column.position'),
      showsFrom: 'rows',
      value: ({ position }) => position || null,
    };
    if (!allowsWriting) return [{ ...name, detail: (person) => does(person, 'cards') }, positions];

    const invitationItems = ({ id, invitation, isActive }: Person): MenuButtonItem[] =>
      invitation && isActive
        ? [
            {
              id: 'invite',
              label: t('list.inviteAgain'),
              icon: 'mail',
              onAction: () => latest.current.invite(id),
            },
            ...(invitation.state === 'REVOKED'
              ? []
              : [
                  {
                    id: 'revoke',
                    label: t('list.revoke'),
                    icon: 'close' as const,
                    onAction: () => latest.current.revoke(id),
                  },
                ]),
          ]
        : [];
    return [
      {
        kind: 'img',
        id: 'picture',
        header: shared('list.picture'),
        value: ({ picture }) => picture && { url: pictureUrl(picture, thumbnailWidth), alt: '' },
        // Both names stand beside it.
        placeholder: (person) => createElement('span', { 'aria-hidden': true }, initials(person.name)),
      },
      {
        ...name,
        detail: (person) => [...does(person), ...invitationRemark(person), ...stateRemark(person)],
      },
      {
        kind: 'text',
        id: 'contact',
        header: t('list.column.contact'),
        // An address that breaks at its hyphens is hard to read.
        width: '264px',
        showsFrom: 'medium',
        value: ({ email }) => email,
        detail: ({ phone }) => phone && `${phone.prefix} ${groupPhoneNumber(phone.number)}`,
      },
      {
        kind: 'chips',
        id: 'permissions',
        header: t('list.column.permissions'),
        showsFrom: 'medium',
        value: ({ permissions }) =>
          permissionsInOrder(permissions ?? []).map((held) => t(`list.permission.${held}`)),
      },
      {
        ...status,
        isDisabled: (person) => person.isOwner === true || status.isDisabled(),
        options: (person) =>
          status
            .options(person)
            .map((option) => Object.assign(option, { description: t(`list.${option.id}Text`) })),
      },
      {
        kind: 'date',
        id: 'lastSignInAt',
        header: t('list.column.lastSignIn'),
        showsFrom: 'wide',
        value: ({ lastSignInAt }) => lastSignInAt,
        timeZone,
      },
      ...operations.map((column) => ({
        ...column,
        value: (person: Person) => {
          const [edit, ...others] = column.value(person);
          const items = edit ? [edit, ...invitationItems(person), ...others] : others;
          return person.isOwner === true ? items.filter(({ id }) => id !== 'delete') : items;
        },
      })),
    ];
  }, [allowsWriting, name, operations, shared, stateRemark, status, t, timeZone]);
}
