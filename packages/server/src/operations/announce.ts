import type { Config } from '../config/config.ts';
import type { DemoAtStart } from './demo-at-start.ts';
import { ownAddress } from './own-address.ts';

/** What a start found or made. */
export type AtStart = {
  readonly demo: DemoAtStart | undefined;
  /** No restaurant was there, so a backup may be restored without losing anything. */
  readonly isNew: boolean;
  /** Nobody has registered yet, and the first who comes may. */
  readonly awaitsOwner: boolean;
};

/**
 * Tells the person at the terminal where everything is. The sign-in link goes to standard output alone;
 * the log, on standard error, never sees it.
 */
export function announce(config: Config, { demo, isNew, awaitsOwner }: AtStart): void {
  const lines = ['', `  Back office          ${config.publicUrl}/`];
  if (awaitsOwner) lines.push(`  Your own restaurant  ${config.publicUrl}/register`);
  if (demo) lines.push(`  Demo guest menu      ${demo.guestMenu}`);
  if (demo?.signInLink) lines.push(`  Sign in (once, 24 h) ${demo.signInLink}`);
  if (isNew) lines.push('  Moving here?         Stop this, then: npm run restore -- FILE');
  if (config.isPublicUrlLocal) {
    lines.push('', '  Phones cannot reach this address. To let them in, start with this machine’s address:');
    lines.push(`  HOST=0.0.0.0 PUBLIC_URL=http://${ownAddress()}:${config.port} npm start`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
