import { Logo, NavList, Stack, Stage, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormStatus, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { NavigationPlace } from '#shared/navigation/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { placesSeen } from '../model/places-seen.ts';
import type { StaffValues } from '../model/staff-values.ts';
import { Frame, Missing, MissingTitle, Places, Top } from './StaffStage.styles.ts';

/** Props of `StaffStage`. */
export interface StaffStageProps {
  form: EntityFormState<StaffValues>;
  /** The owner sees everything, whatever is chosen. */
  isOwner: boolean;
}

/** The navigation as the person would find it with what the form holds, and what it leaves out. */
export function StaffStage({ form, isOwner }: StaffStageProps) {
  const { t } = useMessages('staff');
  const { t: common } = useMessages('common');
  const href = useHref();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const [name, chosen, isActive] = useWatch({
    control: form.control,
    name: ['name', 'permissions', 'isActive'],
  });
  const permissions = useDeferredValue(chosen);
  const { isDirty } = useFormStatus(form);
  const { groups, missing } = placesSeen(isOwner ? ['ALL'] : permissions);
  const label = (id: NavigationPlace['id'] | 'menuManagement' | 'setting') => common(`navigation.${id}`);
  const called = name.trim();
  return (
    <Stage
      title={called === '' ? t('stage.titleNew') : t('stage.title', { name: called })}
      caption={t('stage.caption')}
      note={[isActive ? '' : t('stage.inactive'), isDirty ? t('stage.unsaved') : ''].join(' ').trim()}
      hasOwnFrame
      label={t('stage.label')}
    >
      <Stack gap={4}>
        <Frame
          role="img"
          aria-label={groups.flatMap(({ places }) => places.map(({ id }) => label(id))).join(', ')}
        >
          <div inert>
            <Top>
              <Logo hidesName />
              {profile?.restaurant.name}
            </Top>
            <Places>
              <NavList
                isRail={false}
                groups={groups.map(({ id, places }) => ({
                  id,
                  label: id === 'start' || id === 'linkToMenu' ? undefined : label(id),
                  items: places.map(({ id: placeId, icon, place }) => ({
                    id: placeId,
                    icon,
                    label: label(placeId),
                    href: href(place),
                    isCurrent: placeId === 'home',
                  })),
                }))}
              />
            </Places>
          </div>
        </Frame>
        {missing.length > 0 && (
          <Missing>
            <MissingTitle>
              {called === '' ? t('stage.missingTitleNew') : t('stage.missingTitle', { name: called })}
            </MissingTitle>
            <Text tone="quiet" size="small">
              {t('stage.missing', { places: new Intl.ListFormat('en-GB').format(missing.map(label)) })}
            </Text>
          </Missing>
        )}
      </Stack>
    </Stage>
  );
}
