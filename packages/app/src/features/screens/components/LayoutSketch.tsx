import type { ScreenLayout } from '@cardamom/api-types';
import type { ReactNode } from 'react';
import { Drawing } from './LayoutSketch.styles.ts';

/** The drawing is 160 wide and 90 high, as a television. */
interface Bar {
  x: number;
  y: number;
  width: number;
  height?: number;
  isQuiet?: boolean;
}

/** Words or a picture, as a bar. */
function Bar({ x, y, width, height = 4, isQuiet = false }: Bar) {
  return <rect {...{ x, y, width, height }} rx={1} fill="currentColor" data-quiet={isQuiet || undefined} />;
}

const rows = [26, 36, 46, 56, 66];

/** A column of a board: a section's title, its rows and their prices. */
function Column({ x, width }: { x: number; width: number }) {
  return (
    <>
      <Bar x={x} y={12} width={width * 0.45} height={6} />
      {rows.map((y) => (
        <g key={y}>
          <Bar x={x} y={y} width={width * 0.65} isQuiet />
          <Bar x={x + width * 0.8} y={y} width={width * 0.2} />
        </g>
      ))}
    </>
  );
}

const sketches = {
  SPOTLIGHT: () => (
    <>
      <Bar x={12} y={28} width={56} height={12} />
      <Bar x={12} y={46} width={32} height={9} />
      <Bar x={78} y={10} width={70} height={62} isQuiet />
    </>
  ),
  BOARD: () => (
    <>
      <Column x={12} width={62} />
      <Column x={86} width={62} />
    </>
  ),
  MIXED: () => (
    <>
      <Column x={12} width={72} />
      <Bar x={96} y={0} width={64} height={76} isQuiet />
    </>
  ),
} satisfies Record<ScreenLayout, () => ReactNode>;

/** A layout, drawn small; its name and its words stand beside it. */
export function LayoutSketch({ layout }: { layout: ScreenLayout }) {
  const Sketch = sketches[layout];
  return (
    <Drawing viewBox="0 0 160 90" aria-hidden="true">
      <Sketch />
      <Bar x={12} y={80} width={136} height={1.5} isQuiet />
    </Drawing>
  );
}
