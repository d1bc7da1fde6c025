import type { Decorator } from '@storybook/react-vite';
import { guestIcons, GuestSprite, type GuestIconName } from './GuestIcon/index.ts';
import { GuestLook, lookAccents, usualLook, type LookName } from './looks/index.ts';
import { Frame } from './story-surroundings.styles.ts';

const everyIcon = Object.keys(guestIcons).filter((name): name is GuestIconName => name in guestIcons);

/** A part of the guest page with what the page gives it: this look, drawings, the guest's type size and the gutter. */
export const onPageOf =
  (look: LookName): Decorator =>
  (Story) => (
    <GuestLook look={look} accent={lookAccents[look]}>
      <Frame>
        <GuestSprite names={everyIcon} />
        <Story />
      </Frame>
    </GuestLook>
  );

/** The same in the look that a page wears where nobody has chosen one. */
export const onGuestPage: Decorator = onPageOf(usualLook);

/** Before a story, for what is there only on a page whose script runs. */
export function withScript(): () => void {
  const { dataset } = document.documentElement;
  dataset['script'] = '';
  return () => {
    delete dataset['script'];
  };
}
