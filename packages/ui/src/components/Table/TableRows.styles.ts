import { styled } from 'styled-components';
import { controlHeight, font, space, token } from '../../theme/index.ts';
import { cards } from './Table.cards.ts';

/** The column's name inside a card, left out where chips speak for themselves; screen readers already hear it from the column header. */
export const CardLabel = styled.span`
  display: none;
  flex: none;
  color: ${token('color.textQuiet')};

  ${cards} {
    display: block;
    ${font('caption')}

    [role='rowheader'] > &,
    [data-kind='img'] > &,
    [data-kind='operation'] > &,
    [data-kind='chips']:has(li) > & {
      display: none;
    }
  }
`;

export const Placeholder = styled.div`
  padding: ${space(8)} ${space(4)};
`;

export const LoadingMore = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: ${controlHeight('row')};
  color: ${token('color.textQuiet')};
`;

export const SkeletonLine = styled.span`
  display: flex;

  [data-kind='money'] > & {
    justify-content: flex-end;
  }
`;
