import { breakpoint, font, forcedColors, layer, space, tabularFigures, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/**
 * Always there and always as high, whatever it says: nothing moves under the thumb when the network goes. It stays in sight while it
 * has something to say.
 */
export const Strip = styled.div<{ $isLoud: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 3rem;
  padding: ${space(1)} ${space(4)};
  color: ${token('color.textQuiet')};

  margin-inline: calc(-1 * ${space(4)});

  ${breakpoint.up('sm')} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    border-radius: ${token('radius.control')};
  }
  ${({ $isLoud }) =>
    $isLoud &&
    `
    position: sticky;
    inset-block-start: var(--cm-sticky-top);
    z-index: ${layer('sticky')};
    background: ${token('color.inverse')};
    color: ${token('color.onInverse')};
  `}
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.p`
  ${font('label')}
  ${tabularFigures}
  line-height: 1.3;
`;

export const Text = styled.p`
  ${font('caption')}
  line-height: 1.3;
`;

export const Act = styled.button`
  ${font('label')}
  flex: none;
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid currentcolor;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  cursor: default;

  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;
