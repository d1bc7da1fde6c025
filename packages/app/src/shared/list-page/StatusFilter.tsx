import { SegmentedControl } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Props of `StatusFilter`. */
export interface StatusFilterProps {
  /** Only active, only inactive, or (undefined) both. */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** Narrows a list to what is active or inactive. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useMessages('entities');
  return (
    <SegmentedControl
      label={t('filter.status')}
      value={value === undefined ? 'all' : value ? 'active' : 'inactive'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen === 'active')}
      options={[
        { id: 'all', label: t('filter.all') },
        { id: 'active', label: t('filter.active') },
        { id: 'inactive', label: t('filter.inactive') },
      ]}
    />
  );
}
