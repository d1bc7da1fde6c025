export { MenuChooser, type MenuChooserProps } from './MenuChooser.tsx';
