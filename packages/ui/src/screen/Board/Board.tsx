import { LargeDish } from '../LargeDish/index.ts';
import { boardShare, titleSize } from '../measures.ts';
import { hangOf } from '../planning/plan-face.ts';
import { keyOf } from '../planning/plan-spotlight.ts';
import type { BoardView } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { isPlainIn } from './BoardGauge.tsx';
import { BoardSection } from './BoardSection.tsx';
import { BoardArea, ColumnBox, Columns, LargeBox } from './Columns.styles.ts';

/** Props of `Board`. */
export interface BoardProps {
  content: ScreenContent;
  view: BoardView;
  glass: Glass;
  words: ScreenWords;
}

/** The columns of a page's grid. */
function tracksOf({ columns, room, large }: BoardView, isUpright: boolean): string {
  if (isUpright) return 'minmax(0, 1fr)';
  if (room === 1 && large) return `minmax(0, ${boardShare}fr) minmax(0, ${1 - boardShare}fr)`;
  if (large) return `repeat(${room}, minmax(0, 1fr))`;
  // What fills less than the page stands in its middle.
  return `repeat(${columns.length}, calc((100% - ${room - 1} * var(--gutter)) / ${room}))`;
}

/** One page of a board: sections in columns, and beside them a dish shown large where there is room. */
export function Board({ content, view, glass, words }: BoardProps) {
  const { columns, row, air, broken, large } = view;
  const hang = hangOf(glass);
  const isUpright = hang === 'upright';
  const isPlain = isPlainIn(content);
  const measures = { '--row': `${row}cqh`, '--title': `${titleSize(row, hang)}cqh`, '--air': `${air}cqh` };
  return (
    <BoardArea
      style={measures}
      data-picture-above={isUpright && large ? '' : undefined}
      data-beside={!isUpright && large ? '' : undefined}
    >
      <Columns $tracks={tracksOf(view, isUpright)} data-loose={view.isLoose ? '' : undefined}>
        {columns.map((parts) => (
          <ColumnBox key={`${parts[0]?.section}.${parts[0]?.from}`}>
            {parts.map(({ section: index, from, to }) => {
              const section = content.sections[index];
              const [first] = section?.dishes.slice(from) ?? [];
              if (!section || !first) return null;
              return (
                <BoardSection
                  key={keyOf(section, first)}
                  section={section}
                  rows={Array.from({ length: to - from }, (_, at) => from + at)}
                  isContinued={from > 0}
                  words={words}
                  broken={broken[index] ?? new Set()}
                  largeId={large?.id ?? null}
                  isPlain={isPlain}
                />
              );
            })}
          </ColumnBox>
        ))}
        {large && !isUpright && (
          <LargeBox $from={columns.length + 1}>
            <LargeDish dish={large} glass={glass} words={words} />
          </LargeBox>
        )}
      </Columns>
      {large && isUpright && <LargeDish dish={large} glass={glass} words={words} />}
    </BoardArea>
  );
}
