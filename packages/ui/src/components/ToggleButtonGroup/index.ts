export {
  ToggleButtonGroup,
  toggleSelectionModes,
  type ToggleButtonGroupProps,
  type ToggleSelectionMode,
} from './ToggleButtonGroup.tsx';
