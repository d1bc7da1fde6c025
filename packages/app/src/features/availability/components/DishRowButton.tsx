import { Icon, VisuallyHidden } from '@cardamom/ui';
import { memo } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { Detail, Entry, Mark, Name, Row, Words } from './DishRows.styles.ts';

/** Props of `DishRowButton`. */
export interface DishRowButtonProps {
  id: string;
  name: string;
  /** How it stands, in words; nothing where there is nothing to say. */
  detail: string;
  isGone: boolean;
  isWaiting: boolean;
  onTap: (id: string) => void;
}

/** One dish: a tap anywhere on it marks it sold out, the same tap takes that back. Drawn again only when it changes. */
export const DishRowButton = memo(function DishRowButton({
  id,
  name,
  detail,
  isGone,
  isWaiting,
  onTap,
}: DishRowButtonProps) {
  const { t } = useMessages('availability');
  return (
    <Entry>
      <Row
        type="button"
        data-gone={isGone || undefined}
        data-waiting={isWaiting || undefined}
        onClick={() => onTap(id)}
      >
        <Words>
          <Name>
            <VisuallyHidden>{`${t(isGone ? 'action.restore' : 'action.mark')}: `}</VisuallyHidden>
            {name}
          </Name>
          {detail !== '' && <Detail>{detail}</Detail>}
        </Words>
        <Mark>
          <Icon name={isWaiting ? 'clock' : 'soldOut'} size={16} />
        </Mark>
      </Row>
    </Entry>
  );
});
