export { authenticationAtom, themeAtom } from './atoms.ts';
export { beginAnew } from './begin-anew.ts';
export { configurationQuery } from './configuration.ts';
export { enterPage, forgetSession, isRefused, type SessionContext } from './enter.ts';
export { useChooseTheme } from './preferences.ts';
export { profileQuery } from './profile.ts';
export { safeReturnPath } from './return-path.ts';
export { announceSessionChange, onSessionChangeElsewhere } from './tabs.ts';
export { applyTheme } from './theme.ts';
