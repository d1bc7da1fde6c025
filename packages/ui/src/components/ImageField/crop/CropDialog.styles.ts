import { styled } from 'styled-components';
import { focusRing, font, forcedColors, image, space, tabularFigures, token } from '../../../theme/index.ts';

/** Room for the ring of the picture, which the dialog's body would cut. */
export const Layout = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(1)};
`;

/** What is seen inside is what is kept; the class names are react-easy-crop's. */
export const Stage = styled.div`
  position: relative;
  aspect-ratio: ${image.width} / ${image.height};
  border-radius: ${token('radius.container')};
  background: ${token('color.sunken')};
  direction: ltr;

  &:has(.reactEasyCrop_CropArea:focus-visible) {
    ${focusRing}
  }

  ${forcedColors} {
    outline: 1px solid CanvasText;
  }

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    border-radius: inherit;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }

  .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }

  .reactEasyCrop_Cover_Horizontal {
    inline-size: 100%;
    block-size: auto;
  }

  .reactEasyCrop_Cover_Vertical {
    inline-size: auto;
    block-size: 100%;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    transform: translate(-50%, -50%);
    outline: none;
  }
`;

export const ZoomLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};
`;

export const Size = styled.p`
  color: ${token('color.textQuiet')};
  ${font('small')}
  ${tabularFigures}
`;
