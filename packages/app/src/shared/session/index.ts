export { authenticationAtom, themeAtom } from './atoms.ts';
export { configurationQuery } from './configuration.ts';
export { enterPage, forgetSession, isRefused, type SessionContext } from './enter.ts';
export { useChooseTheme } from './preferences.ts';
export { profileQuery } from './profile.ts';
export { safeReturnPath } from './return-path.ts';
export { applyTheme } from './theme.ts';
