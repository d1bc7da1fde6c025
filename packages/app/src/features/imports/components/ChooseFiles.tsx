import { Banner, Button, Icon, Stack, Text } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components/ListBox';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { createImport } from '../api/create-import.ts';
import { fits } from '../model/pasted-files.ts';
import { Zone } from './ImportPage.styles.ts';
import { Share } from './Share.tsx';
import { Template } from './Template.tsx';
import { usePastedFiles } from './usePastedFiles.ts';

/** Props of `ChooseFiles`. */
export interface ChooseFilesProps {
  /** Called with the import that was made of them. */
  onHandedIn: (importId: string) => void;
}

async function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}

/** Takes a menu's files: chosen, dropped, or a table or the menu itself pasted as text, wherever on the page. */
export function ChooseFiles({ onHandedIn }: ChooseFilesProps) {
  const { t } = useMessages('imports');
  const { t: common } = useMessages('common');
  const [share, setShare] = useState(0);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const { mutate, isPending, error, variables, reset } = useMutation(createImport(useQueryClient()));
  const content = useCaughtFocus<HTMLDivElement>(isPending);
  useEffect(() => () => sending.current?.abort(), []);

  const handIn = (files: readonly File[]) => {
    if (files.length === 0 || isPending) return;
    setIsTooLarge(!fits(files));
    if (!fits(files)) return;
    sending.current = new AbortController();
    setShare(0);
    mutate(
      { files, onProgress: setShare, signal: sending.current.signal },
      { onSuccess: ({ id }) => onHandedIn(id) },
    );
  };

  usePastedFiles(t('files.pasted'), handIn);

  const isCancelled = error?.name === 'AbortError';
  const failure = isTooLarge ? t('files.tooLarge') : error && !isCancelled ? error.message : null;
  return (
    <TitledCard title={t('files.title')}>
      <Stack ref={content} gap={4}>
        <Text tone="quiet">{t('files.purpose')}</Text>
        {failure !== null && (
          <Banner tone="error" title={t('files.failedTitle')} isLive>
            {failure}
          </Banner>
        )}
        {isPending ? (
          <Stack gap={4}>
            <Share
              label={t('files.sending', {
                count: variables.files.length,
                name: variables.files[0]?.name ?? '',
              })}
              share={share}
            />
            <Button
              onPress={() => {
                sending.current?.abort();
                reset();
              }}
            >
              {common('actions.cancel')}
            </Button>
          </Stack>
        ) : (
          <Zone aria-label={t('files.zone')} onDrop={({ items }) => void droppedFiles(items).then(handIn)}>
            <Icon name="upload" />
            <Text>{t('files.invitation')}</Text>
            <FileTrigger allowsMultiple onSelect={(files) => handIn([...(files ?? [])])}>
              <Button variant="primary">{t('files.choose')}</Button>
            </FileTrigger>
            <Text size="small" tone="quiet">
              {t('files.limit')}
            </Text>
          </Zone>
        )}
        <Template />
      </Stack>
    </TitledCard>
  );
}
