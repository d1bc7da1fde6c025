import { guestIcons, type GuestIconName } from './guest-icons.ts';
import { Drawing, Sprite } from './GuestIcon.styles.ts';

/** Props of `GuestIcon`. */
export interface GuestIconProps {
  name: GuestIconName;
}

/** A drawing beside a word, never alone; it refers to the page's `GuestSprite`, so sixty rows cost one path. */
export function GuestIcon({ name }: GuestIconProps) {
  return (
    <Drawing aria-hidden="true">
      <use href={`#icon-${name}`} />
    </Drawing>
  );
}

/** A path to a tenth of its unit, which is a twentieth of a pixel where it is drawn: every digit is in every page. */
function coarse(path: string): string {
  return path.replaceAll(/\d*\.\d+/g, (number, place: number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.');
    // Where numbers stood without a space between them, the second began with its point, which it may have lost.
    return /\d/.test(path.charAt(place - 1)) ? ` ${rounded}` : rounded;
  });
}

/** Props of `GuestSprite`. */
export interface GuestSpriteProps {
  names: readonly GuestIconName[];
}

/** The drawings a page uses, once; put it first in the page. */
export function GuestSprite({ names }: GuestSpriteProps) {
  return (
    <Sprite aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={coarse(guestIcons[name])} />
        </symbol>
      ))}
    </Sprite>
  );
}
