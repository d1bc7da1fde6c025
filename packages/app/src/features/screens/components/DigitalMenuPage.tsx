import type { DigitalMenuSettings, Screen } from '@cardamom/api-types';
import { LinkButton, MenuButton, Stack, toast, type MenuButtonItem } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { FormSkeleton, SettingPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { everyScreenQuery, isUpright, screenStatesQuery } from '#shared/screens/index.ts';
import { digitalMenuQuery, updateDigitalMenu } from '../api/digital-menu.ts';
import { screenPreviewQuery, screens as kind } from '../api/screens.ts';
import { liveInWords } from '../model/screens-in-words.ts';
import { DigitalMenuForm } from './DigitalMenuForm.tsx';
import { ScreenList } from './ScreenList.tsx';
import { useScreenAddress } from './useScreenAddress.ts';
import { useScreenNames } from './useScreenNames.ts';

const noScreens: readonly Screen[] = [];

/** Chooses what stands on the stage: a screen, or what all of them show. */
function StageChooser({
  screens,
  staged,
  onStage,
}: {
  screens: readonly Screen[];
  staged: Screen | null;
  onStage: (id: string | null) => void;
}) {
  const { t } = useMessages('digitalMenu');
  if (screens.length === 0) return null;
  const choices = [{ id: null, name: t('stage.asSet') }, ...screens];
  const name = staged?.name ?? t('stage.asSet');
  const itemOf = ({ id, name: label }: (typeof choices)[number]): MenuButtonItem => {
    const item = { id: id ?? 'settings', label, onAction: () => onStage(id) };
    return (staged?.id ?? null) === id ? { ...item, icon: 'check' } : item;
  };
  return <MenuButton label={name} size="small" items={choices.map(itemOf)} />;
}

/** What the page reads beside its settings; all of it is asked for at once, so that the page is drawn once. */
function useScreensNow() {
  const screens = useQuery(everyScreenQuery);
  const { data: told } = useQuery(screenStatesQuery);
  const { data: preview } = useQuery(screenPreviewQuery());
  const options = useQuery(listCategoryOptions());
  // Drawn with them where they come, without them where they have to be asked for again.
  const isPending = [screens, options].some((one) => one.isPending && one.failureCount === 0);
  return { isPending, now: { screens, told, preview, ...useScreenNames(preview) } };
}

type ScreensNow = ReturnType<typeof useScreensNow>['now'];

/** Props of `Body`. */
interface BodyProps extends ScreensNow {
  settings: DigitalMenuSettings;
}

/** The page below its title: the screens, and what they show. */
function Body({ settings, screens, told, preview, categories, names }: BodyProps) {
  const { t } = useMessages('digitalMenu');
  const { mutateAsync: update } = useMutation(updateDigitalMenu());
  const { of: addressOf } = useScreenAddress();
  const [chosenId, setChosenId] = useState<string | null>();
  const all = screens.data ?? noScreens;
  const states = told?.screens ?? [];
  // The first begins on the stage: what hangs there is what somebody wants to see.
  const stagedId = chosenId === undefined ? (all[0]?.id ?? null) : chosenId;
  const staged = all.find(({ id }) => id === stagedId) ?? null;
  const stateOf = (id: string | undefined) => states.find(({ screenId }) => screenId === id);
  return (
    <Stack gap={4}>
      <ScreenList
        {...{ screens, settings, preview, names }}
        states={told?.screens}
        stagedId={staged?.id ?? null}
        onStage={setChosenId}
      />
      <DigitalMenuForm
        settings={settings}
        categories={categories}
        staged={{
          screen: staged,
          isUpright: staged !== null && isUpright(staged, stateOf(staged.id)),
          address: staged ? addressOf(staged.code) : undefined,
          chooser: <StageChooser screens={all} staged={staged} onStage={setChosenId} />,
        }}
        saveNote={liveInWords(all, states)}
        onUpdate={async (version, patch) => {
          const saved = await update({ version, patch });
          const live = liveInWords(all, states);
          toast(live === undefined ? t('saved') : `${t('saved')} ${live}`);
          return saved;
        }}
      />
    </Stack>
  );
}

/** The restaurant's screens, and what they show. */
export function DigitalMenuPage() {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const { can } = useAccess();
  const { isPending, now } = useScreensNow();
  return (
    <SettingPage
      title={t('title')}
      purpose={t('purpose')}
      errorTitle={t('errorTitle')}
      query={useQuery(digitalMenuQuery)}
      historyIdOf={({ id }) => id}
      actions={
        can('createScreen') && (
          <LinkButton icon="add" href={href(kind.places.newForm)}>
            {t('screens.add')}
          </LinkButton>
        )
      }
      hasStage
    >
      {(settings) => (isPending ? <FormSkeleton /> : <Body settings={settings} {...now} />)}
    </SettingPage>
  );
}
