export { CategoryBar, type CategoryBarProps } from './CategoryBar/index.ts';
export { ConnectionLine, type ConnectionLineProps } from './ConnectionLine/index.ts';
export { DishAllergens, type DishAllergensProps } from './DishAllergens/index.ts';
export { DishChoices, type DishChoicesProps } from './DishChoices/index.ts';
export { DishFacts, type DishFactsProps } from './DishFacts/index.ts';
export { DishPage, type DishPageProps } from './DishPage/index.ts';
export { DishPicture, type DishPictureProps } from './DishPicture/index.ts';
export { DishRow, type DishRowProps } from './DishRow/index.ts';
export { DishSection, type DishRenderer, type DishSectionProps } from './DishSection/index.ts';
export { DishWarning, type DishWarningProps } from './DishWarning/index.ts';
export { FindButton, type FindButtonProps } from './FindButton/index.ts';
export { FindForm, type FindFormProps } from './FindForm/index.ts';
export { FoundBar, type FoundBarProps } from './FoundBar/index.ts';
export { GuestFooter, type GuestFooterProps } from './GuestFooter/index.ts';
export { GuestNotice, type GuestNoticeProps } from './GuestNotice/index.ts';
export { GuestPage, MenuContent, type GuestPageProps, type MenuContentProps } from './GuestPage/index.ts';
export { guestIcons, GuestIcon, GuestSprite, type GuestIconName } from './GuestIcon/index.ts';
export { HoursMark, type HoursMarkProps } from './HoursMark/index.ts';
export {
  asWritten,
  faceFallbackCss,
  GuestLook,
  lookAccents,
  lettersOfPart,
  lookColors,
  lookNames,
  useFetchedFaces,
  usualLook,
  writtenParts,
  type GuestLookProps,
  type LookColors,
  type LookName,
  type WrittenPart,
} from './looks/index.ts';
export { KeptNotice, type KeptNoticeProps } from './KeptNotice/index.ts';
export { MenuChooser, type MenuChooserProps } from './MenuChooser/index.ts';
export { MenuSwitch, type MenuSwitchProps } from './MenuSwitch/index.ts';
export { OwnWords, type OwnWordsProps } from './OwnWords/index.ts';
export { RestaurantHeader, type RestaurantHeaderProps } from './RestaurantHeader/index.ts';
export { ShareButton, type ShareButtonProps } from './ShareButton/index.ts';
export { ShareMenu, type ShareMenuProps } from './ShareMenu/index.ts';
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch/index.ts';
export type {
  DishAllergensView,
  DishChoiceView,
  DishOptionView,
  DishRange,
  DishSectionView,
  DishSizeView,
  DishView,
  GuestLabel,
  GuestPicture,
  GuestWords,
  MenuLinkView,
  PictureSource,
  RestaurantView,
  TableView,
} from './types.ts';
export type { DishWords } from './dish-types.ts';
export type { FindChoiceView, FindWords } from './find-types.ts';
export { groupPhoneNumber } from '../components/PhoneNumber/phoneValue.ts';
