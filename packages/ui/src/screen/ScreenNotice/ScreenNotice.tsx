import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { usualLook } from '../../guest/looks/index.ts';
import { Dress } from '../Dress/index.ts';
import { Foot } from '../Foot/index.ts';
import { faceFactors, fiveLinesBelow, noticeLadders } from '../measures.ts';
import { hangOf } from '../planning/plan-face.ts';
import type { ScreenDress, ScreenStatus } from '../types.ts';
import { useFit } from '../useFit.ts';
import { useGlass, type Glass } from '../useGlass.ts';
import { Block, Hint, Overline, Sky, Text, Title, Words } from './ScreenNotice.styles.ts';
import { PairingNotice } from './PairingNotice.tsx';

/** What a screen says where it has no menu to show. */
export const screenNoticeKinds = [
  'PAIRING',
  'EMPTY',
  'CLOSED',
  'OFF',
  'DAYPART',
  'IDENTIFY',
  'WAITING',
] as const;

/** One of them. */
export type ScreenNoticeKind = (typeof screenNoticeKinds)[number];

/** Props of `ScreenNotice`. */
export interface ScreenNoticeProps {
  kind: ScreenNoticeKind;
  /** What the restaurant's screens wear; without it our own, where it is not known yet whose screen it is. */
  dress?: ScreenDress | null;
  /** Small, above the title: "Now", "This screen is". */
  overline?: string;
  /** Large: "Back at 17:00", "Evening", the screen's name. */
  title: string;
  /** Below it: "Tonight until 23:00. Tomorrow from 08:30." */
  text?: string;
  /** For staff, smallest. */
  hint?: string;
  /** The pairing code, six characters. */
  code?: string;
  /** What is done with the code, a step each; what is typed or pressed is `<strong>`. */
  steps?: readonly ReactNode[];
  /** Without it nothing is said below. */
  status?: ScreenStatus;
  /** A picture of a screen: nothing moves. */
  isStill?: boolean;
  /** Which of eight places the whole stands at, 0 to 7, so that nothing burns in. */
  shift?: number;
}

const noSteps: readonly ReactNode[] = [];

type Said = Pick<ScreenNoticeProps, 'kind' | 'dress' | 'overline' | 'title' | 'text' | 'hint'>;

/** The words, as large as the glass lets them be. */
function Notice({ kind, dress, overline, title, text, hint, glass }: Said & { glass: Glass }) {
  const hang = hangOf(glass);
  const isQuiet = kind === 'OFF' || kind === 'WAITING';
  const isOurs = kind === 'IDENTIFY' || !dress;
  const look = dress?.look ?? usualLook;
  const rulesOf = useCallback(
    () => ({
      ladder: noticeLadders[isQuiet ? 'quiet' : 'usual'][hang],
      factor: isOurs ? 1 : faceFactors[look].name,
      fiveLinesBelow: fiveLinesBelow[hang],
    }),
    [hang, isQuiet, isOurs, look],
  );
  const said = useMemo(() => ({ overline, title, text, hint }), [overline, title, text, hint]);
  const { ref } = useFit(rulesOf, glass, said);
  return (
    <Words ref={ref} data-ours={isOurs ? '' : undefined}>
      <Block data-fit="block">
        {overline !== undefined && (
          <Overline dir="auto" $text={overline}>
            {overline}
          </Overline>
        )}
        <Title dir="auto" data-fit="name" $text={title}>
          {title}
        </Title>
        {text !== undefined && <Text dir="auto">{text}</Text>}
        {hint !== undefined && <Hint>{hint}</Hint>}
      </Block>
    </Words>
  );
}

/** A screen without a menu: in the restaurant's dress, and in ours before it is anybody's. */
export function ScreenNotice({
  kind,
  dress = null,
  overline,
  title,
  text,
  hint,
  code = '',
  steps = noSteps,
  status,
  isStill = false,
  shift = 0,
}: ScreenNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const glass = useGlass(ref);
  const hasFoot = dress !== null && status !== undefined && kind !== 'IDENTIFY' && kind !== 'OFF';
  return (
    <Dress dress={dress} shift={shift} ref={ref}>
      <Sky
        data-kind={kind}
        data-ours={dress === null ? '' : undefined}
        data-theme={dress === null ? 'dark' : undefined}
        data-still={isStill ? '' : undefined}
      >
        {kind === 'PAIRING' ? (
          <PairingNotice title={title} code={code} steps={steps} />
        ) : (
          glass && (
            <Notice kind={kind} dress={dress} title={title} glass={glass} {...{ overline, text, hint }} />
          )
        )}
      </Sky>
      {hasFoot && (
        <Foot
          dress={dress}
          status={status}
          pages={1}
          page={0}
          progress={null}
          isNumbered={false}
          isLineless
        />
      )}
    </Dress>
  );
}
