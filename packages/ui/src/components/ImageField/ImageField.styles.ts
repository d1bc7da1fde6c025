import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { css, styled } from 'styled-components';
import { focusRing, font, forcedColors, motion, space, token } from '../../theme/index.ts';

const lowest = 'min-block-size: 7.5rem;';
/** 225 × 120 px, and 120 × 120 px for what is shown whole. */
const low = css`
  box-sizing: border-box;
  inline-size: 14.0625rem;
  max-inline-size: 100%;
  ${lowest}

  &:has(> img) {
    block-size: 7.5rem;
  }
`;
const lowSquare = css`
  ${low}
  inline-size: 7.5rem;
`;

/** Where a picture is dropped or pasted: low while it is empty, then in the recommended ratio of 1875 × 1000; a compact one keeps its size. */
export const Zone = styled(AriaDropZone)<{
  $isInvalid: boolean;
  $hasImage: boolean;
  $isReadOnly: boolean;
  $showsWhole: boolean;
  $isCompact: boolean;
}>`
  position: relative;
  display: grid;
  place-items: center;
  ${({ $hasImage, $showsWhole, $isCompact }) => {
    if ($isCompact) return $showsWhole ? lowSquare : low;
    return $hasImage
      ? 'max-inline-size: 22.5rem; aspect-ratio: 1875 / 1000; min-block-size: fit-content;'
      : lowest;
  }}
  border: 1px ${({ $hasImage }) => ($hasImage ? 'solid' : 'dashed')}
    ${({ $isInvalid }) => token($isInvalid ? 'color.errorEdge' : 'color.fieldBorder')};
  border-radius: ${token('radius.container')};
  background: ${token('color.surface')};
  overflow: hidden;

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-drop-target] {
    border: 2px solid ${token('color.selectedEdge')};
    background: ${token('color.selectedFill')};
  }

  &[data-disabled] {
    border-color: ${token('color.hairline')};
    background: ${({ $isReadOnly }) => ($isReadOnly ? 'transparent' : token('color.disabledFill'))};
    ${({ $isReadOnly }) => $isReadOnly && 'border-style: solid;'}
    ${forcedColors} {
      border-color: ${({ $isReadOnly }) => ($isReadOnly ? 'CanvasText' : 'GrayText')};
    }
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    ${({ $showsWhole }) => $showsWhole && 'position: absolute; inset: 0; object-fit: contain;'}
  }
`;

export const Invitation = styled.div<{ $isCompact: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${({ $isCompact }) => ($isCompact ? space(2) : `${space(3)} ${space(4)}`)};
  color: ${token('color.textQuiet')};
  text-align: center;
  ${font('small')}

  &[aria-disabled='true'] {
    color: ${token('color.disabledText')};
    ${forcedColors} {
      color: GrayText;
    }
  }
`;

export const InvitationIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space(12)};
  block-size: ${space(12)};
  border-radius: ${token('radius.round')};
  background: ${token('color.sunken')};
  color: ${token('color.text')};

  [aria-disabled='true'] > & {
    color: inherit;
  }
`;

export const Uploading = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space(3)} ${space(4)};
  background: ${token('color.surface')};
  border-block-start: 1px solid ${token('color.hairline')};
`;

export const Progress = styled.div`
  display: grid;
  gap: ${space(1)};
  ${font('small')}
`;

export const ProgressText = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
`;

export const ProgressTrack = styled.span`
  block-size: ${space(1)};
  border-radius: ${token('radius.round')};
  background: ${token('color.hairlineStrong')};
  overflow: hidden;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const ProgressFill = styled.span<{ $share: number }>`
  display: block;
  block-size: 100%;
  background: ${token('color.primaryFill')};
  transform-origin: left;
  transform: scaleX(${({ $share }) => $share});
  ${motion('fast', ['transform'])}

  &:dir(rtl) {
    transform-origin: right;
  }

  ${forcedColors} {
    background: Highlight;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: ${space(1)};
`;

export const AltText = styled.div`
  margin-block-start: ${space(3)};
`;
