import { atom } from 'jotai';
import { storedTheme } from './theme.ts';
import type { Theme } from '@cardamom/api-types';

/** Whether somebody is signed in: unknown until the profile has been loaded (docs/rows.md, Sessions). */
export const authenticationAtom = atom<'unknown' | 'authenticated' | 'signed-out'>('unknown');

/** The theme on this device now; the server's copy follows it. */
export const themeAtom = atom<Theme>(storedTheme());
