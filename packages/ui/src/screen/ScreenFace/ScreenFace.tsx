import { useLayoutEffect, useMemo } from 'react';
import type { ScreenContent, ScreenPageInfo, ScreenStatus } from '../types.ts';
import { englishWords, type ScreenWords } from '../words.ts';
import { Foot, Root, Row, Rows, Title } from './ScreenFace.styles.ts';

/** Props of `ScreenFace`. */
export interface ScreenFaceProps {
  content: ScreenContent;
  /** From 0. */
  page: number;
  status: ScreenStatus;
  /** Hears of the pages whenever they are others: by content, by the size of the glass, by faces that arrive. Keep it the same function. */
  onPages?: (pages: readonly ScreenPageInfo[]) => void;
  /** 0 to 1 of the page's time; null where nothing turns. */
  progress?: number | null;
  /** A picture of a screen: nothing moves. */
  isStill?: boolean;
  /** Which of eight places the whole stands at, 0 to 7, so that nothing burns in. */
  shift?: number;
  words?: ScreenWords;
}

const rowsOfAPage = 12;

function pagesOf({ sections, layout, itemSeconds }: ScreenContent): ScreenPageInfo[] {
  const dishes = sections.flatMap((section) => section.dishes.map((dish) => ({ dish, title: section.title })));
  const each = layout === 'SPOTLIGHT' ? 1 : rowsOfAPage;
  return Array.from({ length: Math.ceil(dishes.length / each) }, (_, number) => {
    const on = dishes.slice(number * each, (number + 1) * each);
    const large = on.find(({ dish }) => dish.picture) ?? on[0];
    return {
      key: on[0]?.dish.id ?? '',
      dishIds: on.map(({ dish }) => dish.id),
      largeId: layout === 'BOARD' ? null : (large?.dish.id ?? null),
      title: on[0]?.title ?? '',
      seconds: itemSeconds,
      pictures: large?.dish.picture ? [large.dish.picture] : [],
    };
  });
}

/** A menu on a screen, a page at a time: fills the size container it stands in. */
export function ScreenFace({ content, page, status, onPages, words = englishWords }: ScreenFaceProps) {
  const pages = useMemo(() => pagesOf(content), [content]);
  useLayoutEffect(() => onPages?.(pages), [pages, onPages]);
  const shown = pages[page];
  const dishes = content.sections.flatMap((section) => section.dishes);
  return (
    <Root lang={content.language} dir={content.direction}>
      <Title>{shown?.title}</Title>
      <Rows>
        {dishes
          .filter(({ id }) => shown?.dishIds.includes(id))
          .map((dish) => (
            <Row key={dish.id}>
              {dish.name} {dish.isSoldOut ? words.soldOut : dish.prices.map(({ text }) => text).join(' ')}
            </Row>
          ))}
      </Rows>
      <Foot>
        {content.restaurant.name} {content.honestyLine} {status.offline} {status.clock}
      </Foot>
    </Root>
  );
}
