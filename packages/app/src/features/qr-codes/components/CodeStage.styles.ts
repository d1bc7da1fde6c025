import { breakpoint, colorValue, font, measure, roomyWindow, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The quiet ground beside the sheet; on a phone the picture above the choices. */
export const Root = styled.aside`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  border-radius: ${token('radius.container')};
  background: ${token('color.stage')};
  color: ${token('color.text')};

  ${breakpoint.down('lg')} {
    margin-block-end: ${space(2)};
  }
  ${breakpoint.up('lg')} {
    position: sticky;
    inset-block-start: var(--cm-sticky-top, 0px);
    box-sizing: border-box;
    inline-size: ${measure('stageSmall')};
    min-block-size: calc(100dvh - var(--cm-sticky-top, 0px));
    padding: ${space(6)};
    border-inline-start: 1px solid ${token('color.hairline')};
    border-radius: 0;
  }
  ${roomyWindow} {
    inline-size: ${measure('stage')};
    padding-inline: ${space(8)};
  }

  > [role='status'] {
    display: grid;
    gap: ${space(3)};
    inline-size: 100%;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  inline-size: 100%;
`;

export const Title = styled.h2`
  ${font('label')}
  font-weight: 600;
`;

export const Caption = styled.p`
  ${font('caption')}
  color: ${token('color.textQuiet')};
`;

/** Paper is white in the dark too. */
export const Paper = styled.div`
  box-sizing: border-box;
  inline-size: min(100%, 320px);
  overflow: hidden;
  border: 1px solid ${token('color.hairlineStrong')};
  background: ${colorValue('surface', 'light')};
  color: ${colorValue('text', 'light')};
  forced-color-adjust: none;

  ${breakpoint.down('sm')} {
    inline-size: min(100%, 240px);
  }
`;

export const Code = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
`;

/** What stands under a code on paper. */
export const Label = styled.div`
  ${font('body')}
  display: grid;
  padding: 0 ${space(3)} ${space(4)};
  overflow-wrap: anywhere;
  text-align: center;
`;

/** The measure under the picture, from edge to edge. */
export const Width = styled.div`
  ${font('caption')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: min(100%, 320px);
  color: ${token('color.textQuiet')};

  ${breakpoint.down('sm')} {
    inline-size: min(100%, 240px);
  }

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: ${space(2)};
    border-block-end: 1px solid currentcolor;
    translate: 0 -50%;
  }
  &::before {
    border-inline-start: 1px solid currentcolor;
  }
  &::after {
    border-inline-end: 1px solid currentcolor;
  }
`;

export const Says = styled.dl`
  ${font('caption')}
  inline-size: 100%;
  color: ${token('color.textQuiet')};
`;

export const Address = styled.code`
  ${font('small')}
  color: ${token('color.text')};
  font-family: ${token('font.code')};
  overflow-wrap: anywhere;
  user-select: all;
`;
