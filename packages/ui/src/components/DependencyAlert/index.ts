export { DependencyAlert, type Blocker, type DependencyAlertProps } from './DependencyAlert.tsx';
