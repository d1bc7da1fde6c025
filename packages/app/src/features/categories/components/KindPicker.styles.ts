import { controlHeight, focusRing, font, space, token } from '@cardamom/ui/theme';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

export const Label = styled.span`
  ${font('label')}
`;

export const Help = styled.span`
  ${font('small')}
  color: ${token('color.textQuiet')};
`;

export const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

/** As high with one kind found as with all of them: what is looked at stays where it is. */
export const Kinds = styled(ListBox)`
  display: grid;
  align-content: start;
  block-size: min(26rem, 50dvh);
  padding: ${space(1)};
  overflow: auto;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${space(1)};
  margin-block-start: ${space(3)};
`;

export const Kind = styled(ListBoxItem)`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${controlHeight('row')};
  padding-inline: ${space(2)};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  &[data-hovered] {
    background: ${token('color.hoverFill')};
  }
  &[data-selected] {
    background: ${token('color.selectedFill')};
    color: ${token('color.onSelected')};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
