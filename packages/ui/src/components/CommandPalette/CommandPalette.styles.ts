import { styled } from 'styled-components';
import {
  breakpoint,
  coarsePointer,
  controlHeight,
  focusRingInset,
  font,
  forcedColors,
  space,
  token,
} from '../../theme/index.ts';
import { Scrim, Sheet } from '../Dialog/Dialog.styles.ts';

export const Backdrop = styled(Scrim)`
  place-items: start center;

  ${breakpoint.up('sm')} {
    place-items: start center;
    padding-block-start: 12vh;
  }
`;

export const Surface = styled(Sheet)`
  block-size: 100%;
  max-block-size: 100%;
  border-radius: 0;

  ${breakpoint.up('sm')} {
    block-size: auto;
    max-block-size: min(520px, 76vh);
    border-radius: ${token('radius.container')};
  }
`;

export const Search = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 56px;
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${token('color.hairline')};

  > svg {
    color: ${token('color.textQuiet')};
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Input = styled.input`
  ${font('body')}
  flex: 1;
  min-inline-size: 0;
  min-block-size: 56px;
  border: 0;
  outline: none;
  background: none;
  color: ${token('color.text')};
  appearance: none;

  &::placeholder {
    color: ${token('color.textPlaceholder')};
    opacity: 1;
  }
`;

export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(2)};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    ${focusRingInset}
  }
`;

export const Group = styled.div`
  & + & {
    margin-block-start: ${space(3)};
  }
`;

export const GroupTitle = styled.div`
  ${font('overline')}
  padding: ${space(1)} ${space(3)};
  color: ${token('color.textQuiet')};
`;

export const Entry = styled.div`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${controlHeight('medium')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border-radius: ${token('radius.control')};
  outline: none;
  color: ${token('color.text')};
  text-decoration: none;
  cursor: pointer;

  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
  }
  > svg {
    color: ${token('color.textQuiet')};
  }
  &[data-focused] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
    box-shadow: inset 2px 0 0 ${token('color.selectedEdge')};
  }
  &[data-focused]:dir(rtl) {
    box-shadow: inset -2px 0 0 ${token('color.selectedEdge')};
  }
  &[data-focused] > svg {
    color: inherit;
  }
  &:active {
    background: ${token('color.pressedFill')};
  }
  ${forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  margin-inline-start: ${space(2)};
  color: ${token('color.textQuiet')};
`;

export const Keys = styled.kbd`
  display: flex;
  flex: none;
  gap: ${space(1)};
  font-family: inherit;

  ${coarsePointer} {
    display: none;
  }
`;

export const Key = styled.span`
  ${font('caption')}
  min-inline-size: 20px;
  padding-inline: ${space(1)};
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: 4px;
  background: ${token('color.surface')};
  color: ${token('color.textQuiet')};
  text-align: center;
`;

export const Nothing = styled.div`
  flex: 1;
  padding: ${space(8)} ${space(4)};
  color: ${token('color.textQuiet')};
  text-align: center;

  strong {
    display: block;
    color: ${token('color.text')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Foot = styled.div`
  ${font('caption')}
  display: none;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${token('color.hairline')};
  color: ${token('color.textQuiet')};

  ${breakpoint.up('sm')} {
    display: flex;
  }
  ${coarsePointer} {
    display: none;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
