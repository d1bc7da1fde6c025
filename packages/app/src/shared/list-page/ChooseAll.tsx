import { Button } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Props of `ChooseAll`. */
export interface ChooseAllProps {
  /** Rows of the whole list. */
  total: number;
  onPress: () => void;
}

/** Offers all of a list where all rows on view are chosen and there are more. */
export function ChooseAll({ total, onPress }: ChooseAllProps) {
  const { t } = useMessages('entities');
  return (
    <Button size="small" variant="quiet" onPress={onPress}>
      {t('bulk.chooseAll', { total: total.toLocaleString('en') })}
    </Button>
  );
}
