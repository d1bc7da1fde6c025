import type { Config } from '../config/config.ts';
import type { Mail } from '../mail/mailer.ts';

/** Screens that fell silent, and whom that is told. */
export type Silence = {
  readonly to: string;
  readonly restaurantName: string;
  readonly screens: readonly string[];
};

/** Tells the owner that nothing was heard of screens for ten minutes. */
export function silenceMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { to, restaurantName, screens }: Silence,
): Mail {
  const [first = ''] = screens;
  const which = screens.length === 1 ? `the screen “${first}”` : `${screens.length} screens`;
  const list = screens.length === 1 ? '' : `\n${screens.map((name) => `- ${name}`).join('\n')}\n`;
  const isOne = screens.length === 1;
  return {
    to,
    subject: isOne ? `${first} has gone quiet` : `${screens.length} screens have gone quiet`,
    text: `Nothing has been heard of ${which} at ${restaurantName} for ten minutes.
${list}
${isOne ? 'It may' : 'They may'} still show the last menu. Is the television on, and is its network?

How each screen is:

${publicUrl}/digital-menu/digital-menu

You are told once; the next mail comes when a screen was back and goes quiet again.
`,
  };
}
