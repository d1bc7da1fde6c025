import { styled } from 'styled-components';
import { breakpoint, controlHeight, font, forcedColors, space, token } from '../../theme/index.ts';

/** How many filters are on, in the button. */
export const Count = styled.span`
  ${font('overline')}
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: ${token('radius.round')};
  background: ${token('color.inverse')};
  color: ${token('color.onInverse')};

  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;

export const Opener = styled.div`
  flex: none;
`;

/** What is set, beside the button while there is room for a few, else on a line of its own. */
export const Chosen = styled.div`
  display: grid;
  flex: 1 1 16rem;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${controlHeight('medium')};

  &:empty {
    display: none;
  }
  ${breakpoint.down('sm')} {
    flex-basis: 100%;
    min-block-size: 0;
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: min(17rem, 100%);
`;

/** The groups of choices, with a line between them. */
export const Groups = styled.div`
  display: grid;
  gap: ${space(4)};

  > * + * {
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${token('color.hairline')};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color.hairline')};
`;
