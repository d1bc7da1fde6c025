import type { ReactNode } from 'react';
import type { ScreenDress, ScreenStatus } from '../types.ts';
import { Body, Code, Root, Small } from './ScreenNotice.styles.ts';

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
  status?: ScreenStatus;
  isStill?: boolean;
  /** Which of eight places the whole stands at, 0 to 7, so that nothing burns in. */
  shift?: number;
}

/** A screen without a menu: in the restaurant's dress, and in ours before it is anybody's. */
export function ScreenNotice({ kind, dress = null, overline, title, text, hint, code, steps }: ScreenNoticeProps) {
  return (
    <Root lang={dress?.language} dir={dress?.direction} data-kind={kind}>
      {overline !== undefined && <Body>{overline}</Body>}
      <h1>{title}</h1>
      {code !== undefined && <Code>{code}</Code>}
      {text !== undefined && <Body>{text}</Body>}
      {steps && (
        <ol>
          {steps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have nothing but their order
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
      {hint !== undefined && <Small>{hint}</Small>}
    </Root>
  );
}
