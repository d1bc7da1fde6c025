import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { styled } from 'styled-components';
import { space, token } from '../../theme/index.ts';

/** Both ends, on one line where there is room. */
export const Ends = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  padding-block: ${space(1)};
`;

export const End = styled(AriaDateField)`
  display: flex;
  flex: none;
  align-self: stretch;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Dash = styled.span`
  margin-inline: calc(-1 * ${space(1)});
  color: ${token('color.textQuiet')};

  [data-readonly] & {
    margin-inline-end: ${space(2)};
  }

  [data-disabled] & {
    color: inherit;
  }
`;
