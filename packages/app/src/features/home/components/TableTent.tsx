import type { SetUpProgress, SetUpStep } from '@cardamom/api-types';
import { Drawing } from './TableTent.styles.ts';

/** The pattern of a code, enough to be known as one: rows of a square of eleven, whose corners are its eyes. */
const code = ['015', '00a', '016', '009', '2d5', '5b2', '36d', '00a', '015', '01b', '00d'];

const squares = code.flatMap((row, y) =>
  Array.from(Number.parseInt(row, 16).toString(2).padStart(11, '0')).flatMap((bit, x) => {
    const isInEye = (x < 4 && (y < 4 || y > 6)) || (x > 6 && y < 4);
    return bit === '1' && !isInEye ? [`M${x * 6} ${y * 6}h6v6h-6z`] : [];
  }),
);

/** A frame of one square's width around a square of two. */
const eyes = ['0 0', '45 0', '0 45'].map((corner) => `M${corner}h21v21h-21zm4 4v13h13v-13zm3.5 3.5h6v6h-6z`);

/** Props of `TableTent`. */
export interface TableTentProps {
  steps: readonly SetUpProgress[];
  /** What stands on it: the restaurant's name. */
  name: string;
}

/** A tent for a guest's table that fills as the steps are done; decoration, since the list beside it says the same. */
export function TableTent({ steps, name }: TableTentProps) {
  const state = (step: SetUpStep) => (steps.find((one) => one.step === step)?.isDone ? 'done' : 'open');
  const isCut = name.length > 16;
  return (
    <Drawing viewBox="0 0 180 200" aria-hidden="true">
      <ellipse className="ground" cx="90" cy="188" rx="76" ry="7" />
      <path className="back" d="M128 22l22 162h-24z" />
      <path className="paper" d="M30 184 40 26a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6l10 158z" />
      <g data-state={state('LOGO')}>
        <circle className="empty" cx="86" cy="44" r="13" />
        <path className="lime" d="M98 33c3 16-7 26-25 27-3-15 8-27 25-27z" />
      </g>
      <text className="name" fontSize="10" x="86" y="74" textAnchor="middle">
        {isCut ? `${name.slice(0, 15)}…` : name}
      </text>
      <g data-state={state('CODE')}>
        <rect className="empty" x="52" y="84" width="68" height="68" rx="3" />
        <path
          className="ink"
          fillRule="evenodd"
          transform="translate(53 85)"
          d={[...eyes, ...squares].join('')}
        />
      </g>
      <g data-state={state('MENU')}>
        <path className="empty" d="M46 162h50" />
        <path className="line" d="M46 162h50" />
      </g>
      <g data-state={state('ALLERGENS')}>
        <path className="empty" d="M46 172h36" />
        <path className="line" d="M46 172h36" />
      </g>
      <g data-state={state('PHONE')}>
        <circle className="empty" cx="120" cy="167" r="9" />
        <path className="tick" d="M115 167l4 4 7-8" />
      </g>
    </Drawing>
  );
}
