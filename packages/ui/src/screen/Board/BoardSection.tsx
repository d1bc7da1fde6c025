import { longest, sizeHeads } from '../planning/sizes.ts';
import type { ScreenSection } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { BoardRow } from './BoardRow.tsx';
import { Continued, Head, Heads, Part, Rows, SizeHead, Title } from './BoardSection.styles.ts';

/** Props of `BoardSection`. */
export interface BoardSectionProps {
  section: ScreenSection;
  /** Which of its dishes stand here, the how manyth. */
  rows: readonly number[];
  /** It began before. */
  isContinued: boolean;
  words: ScreenWords;
  /** Rows whose prices stand on a line of their own. */
  broken: ReadonlySet<number>;
  /** The dish that is shown large. */
  largeId: string | null;
  /** Names in plain letters, because there are many. */
  isPlain: boolean;
}

const none: readonly string[] = [];

/** A section, or what stands of it in this column. */
export function BoardSection({
  section,
  rows,
  isContinued,
  words,
  broken,
  largeId,
  isPlain,
}: BoardSectionProps) {
  const { title, dishes } = section;
  const heads = sizeHeads(dishes);
  const numberLetters = longest(dishes.map(({ number = '' }) => number));
  return (
    <Part style={heads ? { '--price': `calc(var(--row) * ${heads.width.toFixed(2)})` } : undefined}>
      <Head>
        <Title dir="auto" $text={title}>
          {title} {isContinued && <Continued>{words.continued}</Continued>}
        </Title>
        {heads && (
          <Heads>
            {heads.names.map((head) => (
              <SizeHead key={head}>{head}</SizeHead>
            ))}
          </Heads>
        )}
      </Head>
      <Rows>
        {rows.map((row) => {
          const dish = dishes[row];
          return (
            dish && (
              <BoardRow
                key={dish.id}
                dish={dish}
                words={words}
                heads={heads?.names ?? none}
                numberLetters={numberLetters}
                isBroken={broken.has(row)}
                isLarge={dish.id === largeId}
                isPlain={isPlain}
              />
            )
          );
        })}
      </Rows>
    </Part>
  );
}
