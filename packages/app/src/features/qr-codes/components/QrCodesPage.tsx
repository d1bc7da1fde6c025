import { Button, ErrorState, PageHeader, Stack, toast, useIsAtLeast } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/index.ts';
import { useLocalAddress, type LocalAddress } from '#shared/guest-code/useLocalAddress.tsx';
import { PagePending } from '#shared/layout/PagePending.tsx';
import { SheetAndStage } from '#shared/layout/SheetAndStage.tsx';
import { FormSheet } from '#shared/layout/SheetAndStage.styles.ts';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import { checkedCode, downloadCode } from '../api/codes.ts';
import { usual, type CodeSearch } from '../model/code-search.ts';
import type { ProblemOf } from './choice-props.ts';
import { CodeStage } from './CodeStage.tsx';
import { FileCard } from './FileCard.tsx';
import { LookCard } from './LookCard.tsx';
import { SizeCard } from './SizeCard.tsx';
import { useTargets } from './useTargets.ts';
import { WhatCard } from './WhatCard.tsx';

/** Props of `QrCodesPage`. */
export interface QrCodesPageProps {
  search: CodeSearch;
  onSearchChange: (search: CodeSearch) => void;
}

function Codes({ search, onSearchChange, warning }: QrCodesPageProps & Pick<LocalAddress, 'warning'>) {
  const { t } = useMessages('qrCodes');
  const targets = useTargets(search);
  const { query } = targets;
  const { data: check, error, isPlaceholderData, isFetching, refetch } = useQuery(checkedCode(query));
  const { mutate: download, isPending } = useMutation(downloadCode);
  usePageTitle(t('title'));

  const refusals = check?.refusals ?? (error instanceof ApiError ? error.errors : []);
  const problemOf: ProblemOf = (choice) => refusals.find(({ pointer }) => pointer === `/${choice}`)?.message;
  const isReady = query !== null && check !== undefined && !isPlaceholderData && refusals.length === 0;
  const choose = { search, onSearchChange, problemOf };

  const isBeside = useIsAtLeast('lg');
  const picture = (
    <CodeStage
      search={search}
      check={query === null ? undefined : check}
      isChecking={isPlaceholderData}
      hasFailed={error !== null}
    />
  );

  return (
    <SheetAndStage stage={isBeside ? picture : null}>
      <FormSheet>
        <PageHeader
          title={t('title')}
          description={t('purpose')}
          isInAppBar
          actions={
            <Button
              variant="primary"
              icon="download"
              isPending={isPending}
              isDisabled={!isReady}
              onPress={() => {
                if (query === null) return;
                const format = search.of === 'tables' ? usual.format : (search.format ?? usual.format);
                download(
                  { ...query, format },
                  {
                    onSuccess: () => toast(t('saved')),
                    onError: (reason) =>
                      toast.error(
                        t('failed', { reason: reason instanceof ApiError ? reason.reason : reason.message }),
                      ),
                  },
                );
              }}
            >
              {t('download')}
            </Button>
          }
        />
        <Stack gap={4}>
          {/* Whatever is wrong with all codes is told before any is shown. */}
          {warning}
          {!isBeside && picture}
          {error && refusals.length === 0 && (
            <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
              {error.message}
            </ErrorState>
          )}
          <WhatCard {...choose} targets={targets} />
          <SizeCard {...choose} />
          <LookCard
            {...choose}
            hasLogo={targets.restaurant === undefined || targets.restaurant.logo !== null}
          />
          <FileCard {...choose} />
        </Stack>
      </FormSheet>
    </SheetAndStage>
  );
}

/** Codes to print, of the restaurant, a menu, a table or all tables: as they will be on paper, checked before they are downloaded. */
export function QrCodesPage(props: QrCodesPageProps) {
  const { isKnown, warning } = useLocalAddress({ isBeforePrint: true });
  return isKnown ? <Codes {...props} warning={warning} /> : <PagePending />;
}
