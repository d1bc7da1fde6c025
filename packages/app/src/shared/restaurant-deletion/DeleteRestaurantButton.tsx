import { Button, type ButtonProps } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadMessages } from '../messages/index.ts';
import { profileQuery } from '../session/index.ts';
import { onDemand } from '../loading/on-demand.ts';

/** Restaurants are hardly ever deleted: what asks for it loads when somebody wants to. */
const DeleteRestaurantDialog = onDemand(async () => {
  await loadMessages('restaurantDeletion');
  return import('./DeleteRestaurantDialog.tsx');
});

/** Props of `DeleteRestaurantButton`. */
export interface DeleteRestaurantButtonProps {
  variant?: ButtonProps['variant'];
  /** The verb and the thing. */
  children: string;
  /** Called once it is gone, before the page is left: what is typed there is worth nothing. */
  onDeleted?: () => void;
}

/** Asks whether the restaurant should be deleted; nothing for anybody but its owner. */
export function DeleteRestaurantButton({
  variant = 'secondary',
  children,
  onDeleted,
}: DeleteRestaurantButtonProps) {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const [isAsked, setIsAsked] = useState(false);
  if (!profile?.isOwner) return null;
  return (
    <>
      <Button variant={variant} onPress={() => setIsAsked(true)}>
        {children}
      </Button>
      {isAsked && <DeleteRestaurantDialog {...{ profile, onDeleted }} onClose={() => setIsAsked(false)} />}
    </>
  );
}
