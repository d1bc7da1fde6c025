export {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/index.ts';
export { Icon, iconSizes, type IconProps, type IconSize } from './components/Icon/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export {
  toast,
  ToastRegion,
  toastTones,
  type ToastAction,
  type ToastRegionProps,
} from './components/Toast/index.ts';
export { UiProvider, type UiProviderProps } from './components/UiProvider/index.ts';
export { iconNames, type IconName } from './icons/index.ts';
