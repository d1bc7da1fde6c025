import { Banner, Button, Disclosure, Inline, Stack, Text } from '@cardamom/ui';
import type { ImportLine } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { setImportLines } from '../api/set-import-lines.ts';
import { LineList } from './LineList.tsx';
import { useLineChoices } from './useLineChoices.ts';

/** Props of `FoldedLines`. */
export interface FoldedLinesProps {
  importId: string;
  lines: readonly ImportLine[];
  /** Told when something else is said of them than the text was read by, and when that is over. */
  onSaying: (isSaying: boolean) => void;
}

/** The text of a menu line by line with what each was taken for, to be corrected and read again. What is said stays when it is refused. */
export function FoldedLines({ importId, lines, onSaying }: FoldedLinesProps) {
  const { t } = useMessages('imports');
  const form = useLineChoices(lines);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error } = useMutation(setImportLines(useQueryClient()));
  useEffect(() => onSaying(form.isChanged), [form.isChanged, onSaying]);
  const ignored = lines.filter(({ kind }) => kind === 'IGNORED').length;
  const failure = error instanceof ApiError ? error.reason : error?.message;
  return (
    <Disclosure
      title={t('lines.folded', { taken: lines.length - ignored, total: lines.length })}
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
    >
      {isOpen && (
        <Stack gap={4}>
          <Text tone="quiet">{t('lines.purpose')}</Text>
          {failure !== undefined && (
            <Banner tone="error" isLive>
              {failure}
            </Banner>
          )}
          <LineList form={form} />
          {form.isChanged && (
            <Inline gap={3}>
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => mutate({ importId, said: { lines: form.said } })}
              >
                {t('lines.read')}
              </Button>
              <Button onPress={form.discard}>{t('columns.discard')}</Button>
            </Inline>
          )}
        </Stack>
      )}
    </Disclosure>
  );
}
