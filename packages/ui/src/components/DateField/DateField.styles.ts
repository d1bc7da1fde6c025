import { Button as AriaButton } from 'react-aria-components/Button';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { styled } from 'styled-components';
import { fieldLayout, innerButton } from '../Field/Field.styles.ts';

export const Root = styled(AriaDatePicker)`
  ${fieldLayout}
`;

/** Opens the calendar; inside the field's frame. */
export const CalendarButton = styled(AriaButton)`
  ${innerButton}
`;
