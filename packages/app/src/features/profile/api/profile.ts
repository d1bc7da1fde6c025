import type { StaffProfile, StaffProfilePatch } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, uploadForm } from '#shared/api/index.ts';
import { profileQuery } from '#shared/session/index.ts';

/** Keeps what a call answered as the profile that all pages read. */
function useKeepProfile() {
  const queryClient = useQueryClient();
  return (profile: StaffProfile) => void queryClient.setQueryData(profileQuery.queryKey, profile);
}

/** Changes one's own record in the version that was seen; a lost race fails with CM_CONFLICT. */
export function useUpdateProfile() {
  const onSuccess = useKeepProfile();
  return useMutation({
    mutationFn: ({ version, patch }: { version: number; patch: StaffProfilePatch }) =>
      dataOf(
        api.PATCH('/human-resources/staff/me', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    onSuccess,
  });
}

/** Gives oneself a picture; G_002 and G_003 are about the file. */
export function useUploadPicture() {
  const onSuccess = useKeepProfile();
  return useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return (await uploadForm('/api/human-resources/staff/me/picture', form, {})) as StaffProfile;
    },
    onSuccess,
  });
}

/** Does without a picture. */
export function useRemovePicture() {
  const onSuccess = useKeepProfile();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/human-resources/staff/me/picture')),
    onSuccess,
  });
}
