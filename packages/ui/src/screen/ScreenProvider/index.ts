export { ScreenProvider, type ScreenProviderProps } from './ScreenProvider.tsx';
