import type { MenuPreview, PublicRestaurant } from '@cardamom/api-types';
import { memo, use, useDeferredValue, useMemo, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { contentAt } from './content-at.ts';
import { Framing } from '../preview-frame/framing.ts';
import { GuestPageOnStage } from './GuestPageOnStage.tsx';
import { GuestStage } from './GuestStage.tsx';

/** Props of `RestaurantStage`. */
export interface RestaurantStageProps {
  /** What the form holds of what guests read of the restaurant. */
  changed: Partial<PublicRestaurant>;
  /** Where it begins: at the restaurant's own page, at a menu, or below its prices, where what the form is about stands. */
  begins?: 'restaurant' | 'menu' | 'belowPrices';
  isDirty: boolean;
}

/** A setting's effect shows in a few dishes. */
const asked = { mostDishes: 24 };

interface RestaurantPageProps extends Pick<RestaurantStageProps, 'changed' | 'begins'> {
  preview: MenuPreview;
  /** The menu that somebody went to, null for the restaurant's own page; undefined before that. */
  page: string | null | undefined;
  onPage: (page: string | null) => void;
}

/** Drawn anew when what it shows is another one, and not with each key beside it. */
const RestaurantPage = memo(function RestaurantPage(props: RestaurantPageProps) {
  const { preview, changed, begins, page, onPage } = props;
  const { t } = useMessages('preview');
  const first = preview.menus.find(({ isOn }) => isOn) ?? preview.menus[0];
  const menuId = page === undefined && begins !== 'restaurant' ? (first?.id ?? null) : (page ?? null);
  const content = useMemo(
    () => contentAt({ ...preview, restaurant: { ...preview.restaurant, ...changed } }, menuId),
    [preview, changed, menuId],
  );
  return (
    <GuestPageOnStage
      title={t('label')}
      content={content}
      onPage={onPage}
      beginsAtEnd={begins === 'belowPrices' && page === undefined}
      partNote={preview.leftOut > 0 ? t('filterHere') : undefined}
    />
  );
});

/** The restaurant's page, or a menu of it, as guests would read it with what the form holds. */
export function RestaurantStage({ begins = 'restaurant', isDirty, ...props }: RestaurantStageProps) {
  const { t } = useMessages('preview');
  const isMenu = begins !== 'restaurant';
  const changed = useDeferredValue(props.changed);
  const [page, setPage] = useState<string | null | undefined>(undefined);
  return (
    <GuestStage
      asked={asked}
      hasOwnScroll={use(Framing)}
      wordsFor={({ restaurant, leftOut }) => ({
        caption: t(isMenu ? 'captionMenu' : 'captionLanding'),
        note: [t(isDirty ? 'note.unsaved' : 'note.saved'), leftOut > 0 ? t('note.shortened') : '']
          .join(' ')
          .trim(),
        href: `/qr-menu/${restaurant.restaurantUrl}`,
      })}
    >
      {(preview) => <RestaurantPage {...{ preview, changed, begins, page }} onPage={setPage} />}
    </GuestStage>
  );
}
