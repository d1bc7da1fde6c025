import { ScreenDish, ScreenPage, type ScreenDishProps } from '../screen/index.ts';

/** Props of `RestaurantScreen`. */
export interface RestaurantScreenProps {
  /** The dish of this moment; null where no dish is to be shown. */
  dish: Pick<ScreenDishProps, 'section' | 'name' | 'price' | 'description' | 'picture'> | null;
  /** Which dish of the round it is, from 1. */
  place: number;
  /** How many dishes there are in the round. */
  count: number;
  isSoldOut?: boolean;
  /** The time at which the network was lost. */
  offlineSince?: string;
}

/** A screen as it hangs: the dish of the moment, or the restaurant's name while there is none. */
export function RestaurantScreen({
  dish,
  place,
  count,
  isSoldOut = false,
  offlineSince,
}: RestaurantScreenProps) {
  const note = offlineSince === undefined ? {} : { note: `Offline. Menu of ${offlineSince}.` };
  return (
    <ScreenPage>
      {dish === null ? (
        <ScreenDish section="Back in a moment" name="Cardamom & Lime" progress={0} {...note} />
      ) : (
        <ScreenDish {...dish} isSoldOut={isSoldOut} progress={place / count} {...note} />
      )}
    </ScreenPage>
  );
}
