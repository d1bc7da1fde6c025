import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { guestIcons, GuestSprite, type GuestIconName } from './GuestIcon/index.ts';
import { GuestLook, lookAccents, lookNames, usualLook, type LookName } from './looks/index.ts';
import { Frame, Looks } from './story-surroundings.styles.ts';

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

/** A part of the guest page in each of the looks, beside each other. */
export function InEachLook({ children }: { children: ReactNode }) {
  return (
    <>
      <GuestSprite names={everyIcon} />
      <Looks>
        {lookNames.map((look) => (
          <GuestLook key={look} look={look} accent={lookAccents[look]}>
            <Frame>{children}</Frame>
          </GuestLook>
        ))}
      </Looks>
    </>
  );
}

function FindAddress({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.location.hash = 'find';
    return () => {
      window.location.hash = 'closed';
    };
  }, []);
  return children;
}

/** The page's address ends in `#find`, as after a press of the button. */
export const findOpened: Decorator = (Story) => (
  <FindAddress>
    <Story />
  </FindAddress>
);

/** Before a story, for what is there only on a page whose script runs. */
export function withScript(): () => void {
  const { dataset } = document.documentElement;
  dataset['script'] = '';
  return () => {
    delete dataset['script'];
  };
}
