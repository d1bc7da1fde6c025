import type { LinkScans } from '@cardamom/api-types';
import { Dialog, ErrorState, Skeleton, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { ScanDays } from '#shared/scans/index.ts';
import { linkScansQuery } from '../api/get-links.ts';
import type { ListedLink } from '../model/listed-link.ts';

/** Props of `LinkScansDialog`. */
export interface LinkScansDialogProps {
  link: ListedLink;
  onClose: () => void;
}

function Days({ days }: LinkScans) {
  const { t } = useMessages('links');
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <div>
      <Text tone="quiet">{t('scans', { count })}</Text>
      {count > 0 && (
        <ScanDays
          days={days}
          words={{
            caption: t('byDay.caption'),
            day: t('byDay.day'),
            count: t('byDay.count'),
            today: t('byDay.today', { count: days.at(-1)?.count ?? 0 }),
          }}
        />
      )}
    </div>
  );
}

/** How often the code of one link was followed on the last business days. */
export default function LinkScansDialog({ link: { id, name }, onClose }: LinkScansDialogProps) {
  const { t } = useMessages('links');
  const { data, error, isFetching, refetch } = useQuery(linkScansQuery(id));
  return (
    <Dialog
      title={t('byDay.title', { name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {data && <Days days={data.days} />}
      {!data && !error && <Skeleton shape="block" height={128} />}
      {!data && error && (
        <ErrorState title={t('byDay.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </Dialog>
  );
}
