import { useRef } from 'react';
import { useRoomAtFoot } from '../FootLane/index.ts';
import { Icon } from '../Icon/index.ts';
import type { NavItem } from '../NavList/index.ts';
import { Count } from '../NavList/NavList.styles.ts';
import { Bar, MoreButton, PlaceLink } from './PhoneBar.styles.ts';

/** Props of `PhoneBar`. */
export interface PhoneBarProps {
  /** The places people go to most; three fit. */
  places: readonly NavItem[];
  label: string;
  moreLabel: string;
  onMore: () => void;
}

/** The places at the foot of a phone, within reach of a thumb; everything else opens from the last. */
export function PhoneBar({ places, label, moreLabel, onMore }: PhoneBarProps) {
  const bar = useRef<HTMLElement>(null);
  useRoomAtFoot(bar, true, 'places');
  return (
    <Bar ref={bar} aria-label={label}>
      {places.map(({ id, label: word, icon, href, isCurrent, count }) => (
        <PlaceLink key={id} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon name={icon} />
          {word}
          {count ? <Count $isOnIcon>{count}</Count> : null}
        </PlaceLink>
      ))}
      <MoreButton
        aria-haspopup="dialog"
        data-current={!places.some(({ isCurrent }) => isCurrent) || undefined}
        onPress={onMore}
      >
        <Icon name="more" />
        {moreLabel}
      </MoreButton>
    </Bar>
  );
}
