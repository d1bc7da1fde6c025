import { styled } from 'styled-components';
import { font, space, tabularFigures, token } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';

/** What a change means for the restaurant; a falling cost is good. */
export const statTones = ['neutral', 'good', 'bad'] as const;

/** One of `statTones`. */
export type StatTone = (typeof statTones)[number];

const colors = {
  neutral: token('color.textQuiet'),
  good: token('color.successText'),
  bad: token('color.errorText'),
} satisfies Record<StatTone, string>;

export const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const Label = styled.div`
  color: ${token('color.textQuiet')};
  ${font('small')}
`;

export const LabelLink = styled(Link)`
  font: inherit;
`;

export const Figure = styled.div`
  overflow-wrap: anywhere;
  color: ${token('color.text')};
  ${font('titleHuge')}
  ${tabularFigures}
`;

export const Change = styled.div<{ $tone: StatTone }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ $tone }) => colors[$tone]};
  ${font('small')}
  ${tabularFigures}
`;
