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

/** Words or a picture, as a bar; no component, since a board has dozens of them. */
const bar = ({ x, y, width, height = 4, isQuiet = false }: Bar): ReactNode => (
  <rect
    key={`${x} ${y}`}
    {...{ x, y, width, height }}
    rx={1}
    fill="currentColor"
    data-quiet={isQuiet || undefined}
  />
);

const rows = [26, 36, 46, 56, 66];

/** A column of a board: a section's title, its rows and their prices. */
const column = (x: number, width: number): ReactNode[] => [
  bar({ x, y: 12, width: width * 0.45, height: 6 }),
  ...rows.flatMap((y) => [
    bar({ x, y, width: width * 0.65, isQuiet: true }),
    bar({ x: x + width * 0.8, y, width: width * 0.2 }),
  ]),
];

const foot = bar({ x: 12, y: 80, width: 136, height: 1.5, isQuiet: true });

const sketches: Record<ScreenLayout, readonly ReactNode[]> = {
  SPOTLIGHT: [
    bar({ x: 12, y: 28, width: 56, height: 12 }),
    bar({ x: 12, y: 46, width: 32, height: 9 }),
    bar({ x: 78, y: 10, width: 70, height: 62, isQuiet: true }),
  ],
  BOARD: [...column(12, 62), ...column(86, 62)],
  MIXED: [...column(12, 72), bar({ x: 96, y: 0, width: 64, height: 76, isQuiet: true })],
};

/** A layout, drawn small; its name and its words stand beside it. */
export function LayoutSketch({ layout }: { layout: ScreenLayout }) {
  return (
    <Drawing viewBox="0 0 160 90" aria-hidden="true">
      {sketches[layout]}
      {foot}
    </Drawing>
  );
}
