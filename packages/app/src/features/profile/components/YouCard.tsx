import { errorCatalogue, type StaffProfile } from '@cardamom/api-types';
import { FormCard, Heading, PhoneNumber, PortraitField, Stack, Text, toast } from '@cardamom/ui';
import { useState } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { pictureUrl } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useRemovePicture, useUploadPicture } from '../api/profile.ts';

/** Wide enough for a portrait of 96 px at three device px for each CSS px. */
const portraitWidth = 288;

/** Who somebody is, as colleagues see them: their picture, saved at once, and the facts beside it. */
export function YouCard({ profile }: { profile: StaffProfile }) {
  const { t } = useMessages('profile');
  const uploading = useUploadPicture();
  const removing = useRemovePicture();
  const [problem, setProblem] = useState<string | undefined>();
  const { name, lastName, position, isOwner, restaurant, phone, picture } = profile;
  const fullName = `${name} ${lastName}`.trim();
  const what = position || (isOwner ? t('you.owner') : '');

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error.reason);
  };
  const upload = async (chosen: File) => {
    setProblem(undefined);
    const { preparePicture } = await import('#shared/image-upload/prepare-picture.ts');
    const prepared = await preparePicture(chosen);
    if ('refusal' in prepared) {
      const { message } = errorCatalogue[prepared.refusal];
      setProblem(prepared.isHeic ? `${message} ${t('you.heic')}` : message);
      return;
    }
    await uploading.mutateAsync(prepared.file).then(() => toast(t('you.saved')), fail);
  };
  const remove = () => {
    setProblem(undefined);
    void removing.mutateAsync().then(() => toast(t('you.removed')), fail);
  };

  return (
    <FormCard id="you" title={t('you.title')}>
      <PortraitField
        name={fullName}
        src={picture ? pictureUrl(picture, portraitWidth) : undefined}
        onSelectFile={(file) => void upload(file)}
        onRemove={remove}
        isPending={uploading.isPending || removing.isPending}
        description={t('you.help')}
        errorMessage={problem}
      >
        <Stack gap={1}>
          <Heading level={3}>{fullName}</Heading>
          <Text tone="quiet">
            {what === '' ? restaurant.name : t('you.at', { what, restaurant: restaurant.name })}
          </Text>
          <Text tone="quiet">
            {t('you.phone')} <PhoneNumber value={phone} emptyLabel={t('you.noPhone')} />
          </Text>
        </Stack>
      </PortraitField>
    </FormCard>
  );
}
