import { required, type Rule } from '#shared/form/index.ts';
import { message } from '#shared/messages/index.ts';

/** Characters of the code on a television (openapi/schemas/screen.yaml, PairingCode). */
export const codeLength = 6;

/** A code as it is shown, whatever case, spaces and hyphens it was typed with. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/gu, '').toUpperCase();
}

const sixCharacters: Rule<string> = (typed) =>
  readCode(typed).length === codeLength ? null : message('screens:rule.code');

/** What a code that is typed must satisfy before a television is looked for. */
export const codeRules = { code: { rules: [required, sixCharacters] } };
