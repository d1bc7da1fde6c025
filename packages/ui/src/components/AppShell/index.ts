export { AppShell, type AppShellLabels, type AppShellProps } from './AppShell.tsx';
