import { styled } from 'styled-components';
import {
  bodyText,
  breakpoint,
  controlHeight,
  font,
  layer,
  measure,
  space,
  tabularFigures,
  titleInAppBar,
  token,
} from '../../theme/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-block-end: ${space(4)};

  /* Beside it the bar keeps its last tool, the account, which grows with the letters; the rest gives way (AppShell). */
  ${titleInAppBar} {
    &[data-in-app-bar] {
      position: fixed;
      inset-block-start: 0;
      inset-inline: ${measure('gutterPhone')}
        calc(${measure('gutterPhone')} + max(${controlHeight('touch')}, 2.75rem) + ${space(2)});
      z-index: ${layer('appBar')};
      flex-wrap: nowrap;
      gap: ${space(2)};
      block-size: ${measure('appBar')};
      margin: 0;
    }
  }
`;

export const Trail = styled(Breadcrumbs)`
  flex-basis: 100%;
  margin-block-end: calc(-1 * ${space(2)});
`;

export const Words = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;

  /* As far below the way back with nothing beside it as with a button. */
  ${Trail} + & {
    align-content: center;
    min-block-size: ${controlHeight('medium')};
  }
`;

export const Title = styled.h1`
  ${font('titleMedium')}
  overflow-wrap: anywhere;

  ${breakpoint.up('sm')} {
    ${font('titleLarge')}
  }
`;

/** Parts the title from its count for those who hear them; it stays in the line, where a name is read as it is written. */
export const Pause = styled.span`
  font-size: 0;
`;

export const Count = styled.span`
  ${tabularFigures}
  margin-inline-start: ${space(2)};
  unicode-bidi: isolate;
  color: ${token('color.textQuiet')};
  font-weight: 400;
`;

export const Description = styled.p`
  ${bodyText}
  max-inline-size: 60ch;
  margin-block-start: ${space(1)};
  color: ${token('color.textQuiet')};
  text-wrap: pretty;

  ${titleInAppBar} {
    [data-in-app-bar] & {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  ${titleInAppBar} {
    [data-in-app-bar] > & {
      flex: none;
      flex-wrap: nowrap;
      gap: ${space(1)};
    }
  }
`;
