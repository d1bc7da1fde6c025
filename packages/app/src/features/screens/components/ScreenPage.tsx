import type { Screen, ScreenDraft, ScreenPatch } from '@cardamom/api-types';
import { Stack } from '@cardamom/ui';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import { screens } from '../api/screens.ts';
import { PairingCard } from './PairingCard.tsx';
import { ScreenForm } from './ScreenForm.tsx';

/** A screen to be changed, or (null) a new one, whose next step is its television. */
export function ScreenPage({ screenId }: { screenId: string | null }) {
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
          <ScreenForm {...form} />
        </Stack>
      )}
    </EntityFormPage>
  );
}
