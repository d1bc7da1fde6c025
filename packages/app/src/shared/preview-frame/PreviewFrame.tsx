import { lazy, Suspense, use, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { Framing } from './framing.ts';
import { partLoaders, type CallsOf, type DataOf, type PartName } from './parts.ts';
import { Before, Frame, Room } from './PreviewFrame.styles.ts';
import { useFrame, type FrameOptions } from './useFrame.ts';

/** Props of `PreviewFrame`. */
export interface PreviewFrameProps<Name extends PartName> {
  part: Name;
  /** What is shown, for who cannot see it. */
  title: string;
  /** What the part is told: plain data, each the same object for as long as it says the same. */
  data: DataOf<Name>;
  /** What the part calls; which there are stays the same. */
  calls: CallsOf<Name>;
  /** Nothing in it is worked with: a picture to look at. */
  isPicture?: boolean;
  /** Stands there until it is drawn. */
  fallback?: ReactNode;
}

/** Most browsers never need them here. */
const drawnHere = {
  dish: lazy(async () => ({ default: await partLoaders.dish() })),
  guestPage: lazy(async () => ({ default: await partLoaders.guestPage() })),
  screen: lazy(async () => ({ default: await partLoaders.screen() })),
};

type Drawn<Name extends PartName> = Pick<PreviewFrameProps<Name>, 'part' | 'data' | 'calls' | 'fallback'>;

function PartHere<Name extends PartName>({ part, data, calls, fallback }: Drawn<Name>) {
  // Both halves of its props.
  const Part = drawnHere[part] as unknown as ComponentType<DataOf<Name> & CallsOf<Name>>;
  // In pieces, between which somebody types.
  const shown = useDeferredValue(data);
  return (
    <Suspense fallback={fallback}>
      <Part {...shown} {...calls} />
    </Suspense>
  );
}

function PartInFrame<Name extends PartName>({ title, isPicture = false, ...drawn }: PreviewFrameProps<Name>) {
  const { part, data, calls } = drawn;
  const { ref, isDrawn, isMissing } = useFrame({ part, data, calls: calls as FrameOptions['calls'] });
  if (isMissing) return <PartHere {...drawn} />;
  return (
    <Room>
      {!isDrawn && <Before>{drawn.fallback}</Before>}
      <Frame
        ref={ref}
        src="/preview-frame"
        title={title}
        data-waits={!isDrawn || undefined}
        // Browsers that part such frames draw it with a thread of its own, which holds up nobody who types.
        sandbox="allow-scripts allow-forms"
        {...(isPicture && { tabIndex: -1, inert: true })}
      />
    </Room>
  );
}

/** What guests or screens show, drawn in a frame beside what is worked with. Throws while drawing where that fails. */
export function PreviewFrame<Name extends PartName>(props: PreviewFrameProps<Name>) {
  const isFramed = use(Framing);
  return isFramed ? <PartInFrame {...props} /> : <PartHere {...props} />;
}
