import { breakpoint, measure, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** As high as most of what will stand here, so that nothing below it moves. */
export const BodyRoom = styled.div`
  min-block-size: 32rem;
`;

/** The band's room on narrow windows, where the sheet begins below it. */
export const StageRoom = styled.div`
  ${breakpoint.down('lg')} {
    block-size: ${measure('stageBand')};
    margin-block-end: ${space(6)};
    background: ${token('color.stage')};
  }
`;
