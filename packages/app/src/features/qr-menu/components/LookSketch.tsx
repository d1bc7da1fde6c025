import { accentOfLook, type Look } from '@cardamom/api-types';
import { useId, type ReactNode } from 'react';
import { Drawing } from './LookSketch.styles.ts';

/** Half of the drawing's width; it is 240 wide and 132 high. */
const middle = 120;

/** A dish from above. */
function Plate({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#fbf9f4" stroke="#e4dccd" />
      <circle cx={x} cy={y} r={r * 0.72} fill="#b0432a" />
      <circle cx={x - r * 0.22} cy={y - r * 0.12} r={r * 0.26} fill="#fdf6e3" />
      <circle cx={x - r * 0.2} cy={y - r * 0.1} r={r * 0.11} fill="#f2b62f" />
      <circle cx={x + r * 0.28} cy={y + r * 0.24} r={r * 0.16} fill="#6f9a4d" />
    </>
  );
}

/** Words, as a bar. */
function Words(bar: { x: number; y: number; width: number; height: number; fill: string; rx?: number }) {
  return <rect {...bar} />;
}

function Counter() {
  const [accent, ink, quiet] = [accentOfLook.COUNTER, '#231507', '#8a6a50'];
  return (
    <>
      <rect width={240} height={132} fill="#fff0e4" />
      <rect width={240} height={54} fill={accent} />
      {Array.from({ length: 15 }, (_, index) => (
        <circle key={index} cx={8 + index * 16} cy={54} r={8} fill={accent} />
      ))}
      <Plate x={204} y={16} r={40} />
      <Words x={16} y={26} width={116} height={15} rx={6} fill={ink} />
      <rect x={16} y={76} width={208} height={72} rx={14} fill="#fffaf5" />
      <Plate x={28} y={108} r={32} />
      <Words x={72} y={90} width={76} height={9} rx={4} fill={ink} />
      <Words x={72} y={106} width={110} height={5} rx={2} fill={quiet} />
      <Words x={72} y={116} width={92} height={5} rx={2} fill={quiet} />
      <Words x={186} y={91} width={26} height={7} rx={3} fill={ink} />
    </>
  );
}

function Linen() {
  const [accent, ink, quiet] = [accentOfLook.LINEN, '#1c1d16', '#77786c'];
  return (
    <>
      <rect width={240} height={132} fill="#faf8f0" />
      <rect width={240} height={46} fill="#a3b38c" />
      <Plate x={62} y={20} r={24} />
      <Plate x={176} y={16} r={20} />
      <rect x={34} y={30} width={172} height={40} fill="#fefdf9" />
      <rect x={35} y={31} width={170} height={38} fill="none" stroke={accent} strokeWidth={2} />
      <rect x={38.5} y={34.5} width={163} height={31} fill="none" stroke={accent} />
      <Words x={66} y={44} width={108} height={11} fill={accent} />
      <rect x={16} y={82} width={208} height={2} fill={accent} />
      <rect x={16} y={86} width={208} height={1} fill={accent} />
      <Words x={16} y={98} width={78} height={8} fill={ink} />
      <line
        x1={102}
        y1={105}
        x2={190}
        y2={105}
        stroke={quiet}
        strokeWidth={2}
        strokeDasharray="0 6"
        strokeLinecap="round"
      />
      <Words x={198} y={98} width={26} height={8} fill={ink} />
      <Words x={16} y={114} width={132} height={5} fill={quiet} />
      <Words x={16} y={124} width={104} height={5} fill={quiet} />
    </>
  );
}

function Candle() {
  const id = useId();
  const [ink, house] = ['#1d160c', '#7b5416'];
  return (
    <>
      <defs>
        <radialGradient id={`${id}-glow`} cx="50%" cy="0%" r="75%">
          <stop offset="0%" stopColor={accentOfLook.CANDLE} stopOpacity={0.42} />
          <stop offset="100%" stopColor={accentOfLook.CANDLE} stopOpacity={0} />
        </radialGradient>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#f8f4ec" />
          <stop offset="45%" stopColor="#f8f4ec" stopOpacity={0} />
        </linearGradient>
      </defs>
      <rect width={240} height={132} fill="#f8f4ec" />
      <rect width={240} height={76} fill={`url(#${id}-glow)`} />
      <rect x={middle - 0.5} width={1} height={20} fill={house} />
      <Words x={60} y={30} width={120} height={5} fill={ink} />
      <Words x={82} y={42} width={76} height={5} fill={ink} />
      <Words x={98} y={58} width={44} height={3} fill={house} />
      <rect y={72} width={240} height={60} fill="#cfc4b1" />
      <Plate x={middle} y={122} r={46} />
      <rect y={72} width={240} height={60} fill={`url(#${id}-fade)`} />
    </>
  );
}

function Griddle() {
  const [accent, ink] = [accentOfLook.GRIDDLE, '#171200'];
  return (
    <>
      <rect width={240} height={132} fill={accent} />
      <rect width={240} height={30} fill="#b9a78d" />
      <Plate x={84} y={12} r={24} />
      <Plate x={204} y={10} r={26} />
      <rect y={22} width={158} height={36} fill={accent} />
      <Words x={12} y={27} width={138} height={14} fill={ink} />
      <Words x={12} y={45} width={88} height={14} fill={ink} />
      <rect y={67} width={240} height={16} fill={ink} />
      <Words x={12} y={71} width={62} height={8} fill={accent} />
      <Words x={12} y={92} width={84} height={11} fill={ink} />
      <Words x={12} y={110} width={112} height={5} fill={ink} />
      <Words x={12} y={120} width={90} height={5} fill={ink} />
      <Words x={128} y={92} width={28} height={11} fill={ink} />
      <rect x={168} y={83} width={72} height={49} fill="#b9a78d" />
      <Plate x={204} y={108} r={20} />
    </>
  );
}

const sketches = {
  COUNTER: Counter,
  LINEN: Linen,
  CANDLE: Candle,
  GRIDDLE: Griddle,
} satisfies Record<Look, () => ReactNode>;

/** A look in its own colours, drawn small: the head of its page, a section and a dish. Its name and its words stand beside it. */
export function LookSketch({ look }: { look: Look }) {
  const Sketch = sketches[look];
  return (
    <Drawing viewBox="0 0 240 132" aria-hidden="true">
      <Sketch />
    </Drawing>
  );
}
