export { MenuSwitch, type MenuSwitchProps } from './MenuSwitch.tsx';
