import { styled } from 'styled-components';
import { displayFace, ink, type WrittenProps } from '../../guest/looks/style.ts';
import { awning, bleed, leastType } from '../measures.ts';
import { upright } from './Dress.styles.ts';

/** One half-round of a scalloped hem. */
const scallop = 1.5;

/** A block in the restaurant's colour from the upper edge down, with a scalloped hem. */
const Scalloped = styled.div`
  position: absolute;
  inset-block-start: -${bleed}cqh;
  inset-inline: -${bleed}cqw;
  background: ${ink('fill')};
  color: ${ink('onFill')};

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(100% - 0.1cqh);
    inset-inline: 0;
    block-size: ${scallop}cqh;
    background: radial-gradient(
        circle at 50% 0,
        ${ink('fill')} ${scallop - 0.05}cqh,
        transparent ${scallop}cqh
      )
      0 0 / ${scallop * 2}cqh 100% repeat-x;
  }
`;

/** The awning above the columns of a board. */
export const Awning = styled(Scalloped)`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  column-gap: 4cqh;
  block-size: ${awning.landscape - scallop + bleed}cqh;
  padding: 0 calc(var(--side) + ${bleed}cqw) 1.2cqh;

  ${upright} {
    block-size: ${awning.upright - scallop + bleed}cqh;
    padding-block-end: 0.8cqh;
  }
`;

/** Letters are so wide, in sizes; a title is as large as lets it stand on one line of this share of the width. */
const letterWidth = 0.62;
const shareOfTitle = 54;

function titleSize({ $text }: WrittenProps): string {
  return `clamp(${leastType}cqh, ${(shareOfTitle / (letterWidth * Math.max(1, $text.length))).toFixed(2)}cqw, 5.8cqh)`;
}

/** Beside what comes next, an awning of a tall glass leaves the title so much of the width, and room for two lines where words break. */
const shareOfTallTitle = 44;
const usedOfLine = 0.75;

/** On one line as large as can be; a longer title has two, and letters never below a fortieth of the shorter side. */
function tallTitleSize({ $text }: WrittenProps): string {
  const onOneLine = shareOfTallTitle / (letterWidth * Math.max(1, $text.length));
  const onTwo = 2 * usedOfLine * onOneLine;
  return `max(2.5cqmin, min(${onTwo.toFixed(2)}cqw, ${leastType}cqh), min(${onOneLine.toFixed(2)}cqw, 3.6cqh))`;
}

export const AwningTitle = styled.h1<WrittenProps>`
  ${displayFace}
  font-size: ${titleSize};
  line-height: 1.1;
  overflow-wrap: anywhere;

  ${upright} {
    font-size: ${tallTitleSize};
  }
`;

/** What comes next has two lines of so much of the width, and a part of each stays free where words break. */
const shareOfNext = 40;

/** Where the glass is tall it may be smaller, and never below a fortieth of the shorter side. */
function nextSize({ $text }: WrittenProps): string {
  const size = (2 * shareOfNext * usedOfLine) / (letterWidth * Math.max(1, $text.length));
  return `clamp(2.5cqmin, ${size.toFixed(2)}cqw, ${leastType}cqh)`;
}

interface NextProps extends WrittenProps {
  /** The title that it stands beside. */
  $title: string;
}

/** Beside a long title what comes next is smaller too, so that the title stays the first that is read. */
const nextOfTitle = 0.86;

function tallNextSize({ $text, $title }: NextProps): string {
  return `max(2.5cqmin, min(${nextSize({ $text })}, ${nextOfTitle} * ${tallTitleSize({ $text: $title })}))`;
}

export const ComesNext = styled.p<NextProps>`
  flex: none;
  max-inline-size: ${shareOfNext}%;
  text-align: end;
  padding-block-end: 0.6cqh;
  font-size: ${nextSize};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;

  ${upright} {
    font-size: ${tallNextSize};
  }
`;

/** Where the hem of a spotlight's ground ends. */
const hemEnd = 86;

/** The ground of a spotlight down to its hem. */
export const Field = styled.div`
  position: absolute;
  inset-block: -${bleed}cqh calc(100cqh - ${hemEnd}cqh);
  inset-inline: -${bleed}cqw;
  background: ${ink('fill')};
`;

/** The paper below it, which cuts the half-rounds out of what stands above: field and picture alike. */
export const Hem = styled.div`
  position: absolute;
  inset-block: ${hemEnd - scallop}cqh -${bleed}cqh;
  inset-inline: -${bleed}cqw;
  background:
    radial-gradient(circle at 50% 0, transparent ${scallop - 0.05}cqh, ${ink('paper')} ${scallop}cqh) 0 0 /
      ${scallop * 2}cqh ${scallop}cqh repeat-x,
    linear-gradient(${ink('paper')} 0 0) 0 ${scallop}cqh / 100% 100% no-repeat;
`;

/** The rule under a board of bars. */
export const Rule = styled.div`
  position: absolute;
  inset-block-start: calc(var(--end) + 0.3cqh);
  inset-inline: -${bleed}cqw;
  block-size: 0.6cqh;
  background: var(--s-bar);
`;
