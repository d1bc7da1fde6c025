import type { Screen, ScreenDraft, ScreenPatch } from '@cardamom/api-types';
import { Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import { digitalMenuQuery } from '../api/digital-menu.ts';
import { screenPreviewQuery, screens } from '../api/screens.ts';
import { PairingCard } from './PairingCard.tsx';
import { ScreenForm } from './ScreenForm.tsx';
import { useScreenNames } from './useScreenNames.ts';

/** A screen to be changed, or (null) a new one, whose next step is its television. */
export function ScreenPage({ screenId }: { screenId: string | null }) {
  // Asked for with the screen, so that its form is drawn once.
  const { data: settings } = useQuery(digitalMenuQuery);
  const { data: preview } = useQuery(screenPreviewQuery());
  const choices = useScreenNames(preview);
  return (
    <EntityFormPage
      definition={screens}
      id={screenId}
      hasStage
      afterCreate={({ id }) => ({ ...screens.places.form(id), hash: 'pairing' })}
    >
      {(form: EntityFormProps<Screen, ScreenDraft, ScreenPatch>) => (
        <Stack gap={4}>
          {form.entity && <PairingCard screen={form.entity} isReadOnly={form.isReadOnly} />}
          <ScreenForm {...form} {...{ settings, choices }} />
        </Stack>
      )}
    </EntityFormPage>
  );
}
