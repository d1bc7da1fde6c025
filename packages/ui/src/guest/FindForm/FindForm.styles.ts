import { css, styled } from 'styled-components';
import { breakpoint, focusRing, font, layer, measure, space, token } from '../../theme/index.ts';
import { displayFace, ink, filled } from '../looks/style.ts';

const foot = '84px';

const inPreview = css`
  position: static;
  display: flex;
  min-block-size: 100%;
`;

/** Covers the page while its address ends in `#find`; what is behind takes no focus meanwhile, and stays where it was scrolled to. */
export const Root = styled.form<{ $isPreview: boolean }>`
  ${font('guest')}
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  display: none;
  flex-direction: column;
  gap: ${space(6)};
  padding-inline: max(${measure('gutterPhone')}, 50% - 20rem);
  background: ${ink('paper')};
  color: ${ink('ink')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-end: ${foot};

  &:target {
    display: flex;
  }
  :has(~ &:target) {
    visibility: hidden;
  }
  html:has(&:target) {
    overflow: hidden;
  }
  ${({ $isPreview }) => $isPreview && inPreview}
  &:focus {
    outline: 0;
  }
  & legend,
  & > label > span {
    padding: 0 0 ${space(1)};
    font-weight: 600;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: ${space(4)} calc(-1 * ${space(3)});

  & > h2 {
    ${font('titleHuge')}
    ${displayFace}
  }
  & > a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-end: calc(-1 * ${space(3)});
  }
`;

export const Search = styled.input`
  display: block;
  inline-size: 100%;
  min-block-size: 52px;
  margin-block-start: ${space(1)};
  padding-inline: ${space(3)};
  border: 1px solid ${ink('quiet')};
  border-radius: ${token('radius.control')};
  background: transparent;
`;

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > p {
    ${font('small')}
    inline-size: 100%;
  }
`;

/** The box that is ticked is the word itself; a tick at its end says so without colour. */
export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid ${ink('quiet')};
  border-radius: ${token('radius.control')};
  font-weight: 500;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    ${filled}
    border-color: transparent;
  }
  &:has(:checked)::after {
    content: '';
    inline-size: 0.7em;
    block-size: 0.35em;
    border: solid;
    border-width: 0 0 2px 2px;
    transform: translateY(-0.1em) rotate(-45deg);
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: ${foot};
  margin-block-start: auto;
  border-block-start: 1px solid ${ink('line')};
  background: ${ink('paper')};

  ${breakpoint.up('md')} {
    margin-block-start: 0;
  }
  & > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: ${space(3)};
    text-underline-offset: 0.2em;
  }
  & > button {
    flex: 1;
    min-block-size: 52px;
    border: 1px solid transparent;
    border-radius: ${token('radius.control')};
    ${filled}
    font-weight: 600;
    text-align: center;
  }
`;
