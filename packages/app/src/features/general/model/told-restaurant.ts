import type { PublicRestaurant } from '@cardamom/api-types';
import { shownPicture } from '#shared/image-upload/index.ts';
import type { GeneralValues } from './general-values.ts';

/** What guests would read of the restaurant with what the form holds. */
export function toldRestaurant(values: GeneralValues): Partial<PublicRestaurant> {
  const { prefix, number } = values.phone;
  return {
    address: values.address.trim(),
    phone: number === '' ? null : { prefix, number },
    logo: shownPicture(values.logo),
    photo: shownPicture(values.photo),
    ...(values.defaultCurrency !== null && { currency: values.defaultCurrency }),
    ...(values.restaurantType !== null && { restaurantType: values.restaurantType }),
  };
}
