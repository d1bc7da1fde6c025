import type { ImportLineKind } from '@cardamom/api-types';
import { breakpoint, focusRing, font, space, token } from '@cardamom/ui/theme';
import { Button } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';

/** The text as it stands in the file; scrolls by itself where it is long. */
export const Lines = styled.ol`
  max-block-size: min(70vh, 40rem);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${token('color.hairline')};
  border-radius: ${token('radius.control')};
  list-style: none;
`;

export const KindOfLine = styled.span`
  ${font('small')}
  flex: none;
  inline-size: 7rem;
  color: ${token('color.textQuiet')};
  font-weight: 400;
`;

const written: Readonly<Record<ImportLineKind, ReturnType<typeof css> | null>> = {
  SECTION: css`
    bdi {
      font-weight: 650;
    }
  `,
  DISH: null,
  SIZES: css`
    bdi {
      padding-inline-start: ${space(4)};
    }
  `,
  PRICE: css`
    bdi {
      padding-inline-start: ${space(4)};
    }
  `,
  DESCRIPTION: css`
    bdi {
      padding-inline-start: ${space(4)};
      color: ${token('color.textQuiet')};
    }
  `,
  IGNORED: css`
    bdi {
      color: ${token('color.textQuiet')};
      text-decoration: line-through;
    }
  `,
};

export const LineEntry = styled.li<{ $kind: ImportLineKind }>`
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token('color.hairline')};
  }
  ${({ $kind }) => written[$kind]}
`;

export const LineButton = styled(Button)`
  ${font('body')}
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: ${token('color.text')};
  text-align: start;
  cursor: pointer;

  &[data-hovered] {
    background: ${token('color.sunken')};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`;

export const LineFields = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)} ${space(4)};

  ${breakpoint.up('sm')} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;
