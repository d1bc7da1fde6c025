export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/index.ts';
export { AppBar, type AppBarProps } from './components/AppBar/index.ts';
export { useIsAtLeast } from './components/AppShell/useIsAtLeast.ts';
export { AppShell, type AppShellLabels, type AppShellProps } from './components/AppShell/index.ts';
export {
  Avatar,
  avatarSizes,
  initials,
  type AvatarProps,
  type AvatarSize,
} from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { badgeTones, type BadgeTone } from './components/Badge/index.ts';
export { Banner, type BannerProps } from './components/Banner/index.ts';
export { bannerTones, type BannerTone } from './components/Banner/index.ts';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/index.ts';
export {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/index.ts';
export { CaloriesField, type CaloriesFieldProps } from './components/CaloriesField/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
} from './components/CheckboxGroup/index.ts';
export { ChipList, type ChipListProps } from './components/ChipList/index.ts';
export { Columns, columnWidths, type ColumnsProps, type ColumnWidth } from './components/Columns/index.ts';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/index.ts';
export {
  DependencyAlert,
  type Blocker,
  type DependencyAlertProps,
} from './components/DependencyAlert/index.ts';
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export { dialogSizes, type DialogSize } from './components/Dialog/index.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/index.ts';
export { Drawer, type DrawerProps } from './components/Drawer/index.ts';
export { drawerSides, type DrawerSide } from './components/Drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/index.ts';
export type { FieldProps } from './components/Field/index.ts';
export { FilterBar, type FilterBarProps } from './components/FilterBar/index.ts';
export { FilterMenu, type ChosenFilter, type FilterMenuProps } from './components/FilterMenu/index.ts';
export { FootRoom, useRoomAtFoot } from './components/FootLane/index.ts';
export { FormCard, type FormCardProps } from './components/FormCard/index.ts';
export { FormLayout, type FormLayoutProps, type FormSection } from './components/FormLayout/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { headingSizes, type HeadingSize } from './components/Heading/index.ts';
export { Icon, iconSizes, type IconProps, type IconSize } from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Illustration, illustrationNames, type IllustrationName } from './components/Illustration/index.ts';
export { ImageField, type ImageFieldProps, type ImageFieldTexts } from './components/ImageField/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { LiveResult, type LiveResultProps } from './components/LiveResult/index.ts';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/index.ts';
export { Logo, type LogoProps } from './components/Logo/index.ts';
export { MenuButton, type MenuButtonItem, type MenuButtonProps } from './components/MenuButton/index.ts';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/index.ts';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/index.ts';
export {
  notificationTones,
  notify,
  type NotificationOptions,
  type NotificationTone,
  offerUndo,
  type UndoOffer,
} from './components/Notification/index.ts';
export { NavList, type NavGroup, type NavItem, type NavListProps } from './components/NavList/index.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/index.ts';
export { onceAsked, type FieldOption, type LateOptions } from './components/OptionList/index.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, passwordRules, type PasswordFieldProps } from './components/PasswordField/index.ts';
export {
  PercentField,
  percentProblems,
  type PercentFieldProps,
  type PercentProblem,
} from './components/PercentField/index.ts';
export { PhoneField, type PhoneCountry, type PhoneFieldProps } from './components/PhoneField/index.ts';
export { PhoneFrame, type PhoneFrameProps } from './components/PhoneFrame/index.ts';
export {
  groupPhoneNumber,
  PhoneNumber,
  type PhoneNumberProps,
  type PhoneValue,
} from './components/PhoneNumber/index.ts';
export {
  PinField,
  pinLength,
  pinProblems,
  type PinFieldProps,
  type PinProblem,
} from './components/PinField/index.ts';
export { Popover, type PopoverProps } from './components/Popover/index.ts';
export { PortraitField, type PortraitFieldProps } from './components/PortraitField/index.ts';
export { PriceField, type PriceFieldProps } from './components/PriceField/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts';
export { RadioCards, type RadioCard, type RadioCardsProps } from './components/RadioCards/index.ts';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/index.ts';
export { Rating, type RatingProps } from './components/Rating/index.ts';
export { RowList, type ListRow, type RowListProps } from './components/RowList/index.ts';
export { SaveBar, type SaveBarProps } from './components/SaveBar/index.ts';
export {
  ScreenFrame,
  screenOrientations,
  type ScreenFrameProps,
  type ScreenOrientation,
} from './components/ScreenFrame/index.ts';
export { ScrollToTop, type ScrollToTopProps } from './components/ScrollToTop/index.ts';
export { SearchTrigger, type SearchTriggerProps } from './components/SearchTrigger/index.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts';
export { SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl/index.ts';
export { Select, type SelectProps } from './components/Select/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { skeletonShapes, type SkeletonShape } from './components/Skeleton/index.ts';
export { Slider, type SliderProps } from './components/Slider/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { SplitView, splitSides, type SplitSide, type SplitViewProps } from './components/SplitView/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { Stage, stageShapes, type StageProps, type StageShape } from './components/Stage/index.ts';
export { Stat, statTones, type StatProps, type StatTone } from './components/Stat/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export {
  columnKinds,
  Table,
  tableBodies,
  type ColumnKind,
  type TableBodyState,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './components/Table/index.ts';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/index.ts';
export { Tag, type TagProps } from './components/Tag/index.ts';
export { TagInput, type TagInputProps } from './components/TagInput/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { textSizes, textTones, type TextSize, type TextTone } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { toast, ToastRegion, toastTones, type ToastRegionProps } from './components/Toast/index.ts';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/index.ts';
export {
  ToggleButtonGroup,
  toggleSelectionModes,
  type ToggleButtonGroupProps,
  type ToggleSelectionMode,
} from './components/ToggleButtonGroup/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { UiProvider, type UiProviderProps } from './components/UiProvider/index.ts';
export { ViewLinks, type ViewLink, type ViewLinksProps } from './components/ViewLinks/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';
export { WorkNotice, type WorkNoticeProps } from './components/WorkNotice/index.ts';
export {
  currencyAffix,
  formatMoney,
  formatMoneyInput,
  moneyProblems,
  parseMoney,
  type Currency,
  type CurrencyAffix,
  type MoneyProblem,
  type ParsedMoney,
} from './money/index.ts';
export type { IconName } from './icons/index.ts';
