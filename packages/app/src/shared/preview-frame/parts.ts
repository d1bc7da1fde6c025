import type { DishInGlassProps } from '../guest-preview/DishInGlass.tsx';
import type { GuestPageInGlassProps } from '../guest-preview/GuestPageInGlass.tsx';
import type { MeasuredScreenProps } from '../screen-view/MeasuredScreen.tsx';

/** What can be drawn in a frame, each by the props that it takes: plain data, and functions that answer nothing. */
export interface FramedParts {
  dish: DishInGlassProps;
  guestPage: GuestPageInGlassProps;
  screen: MeasuredScreenProps;
}

/** The name of a part. */
export type PartName = keyof FramedParts;

type Call = (...told: never[]) => void;

/** What a part is told. */
export type DataOf<Name extends PartName> = {
  [
    Prop in keyof FramedParts[Name] as NonNullable<FramedParts[Name][Prop]> extends Call ? never : Prop
  ]: FramedParts[Name][Prop];
};

/** What a part calls. */
export type CallsOf<Name extends PartName> = {
  [
    Prop in keyof FramedParts[Name] as NonNullable<FramedParts[Name][Prop]> extends Call ? Prop : never
  ]: FramedParts[Name][Prop];
};

/** Loads what draws each part. */
export const partLoaders = {
  dish: async () => (await import('../guest-preview/DishInGlass.tsx')).DishInGlass,
  guestPage: async () => (await import('../guest-preview/GuestPageInGlass.tsx')).GuestPageInGlass,
  screen: async () => (await import('../screen-view/MeasuredScreen.tsx')).MeasuredScreen,
};
