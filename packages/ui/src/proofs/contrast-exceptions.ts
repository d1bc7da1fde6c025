import type { ColorRole } from '../theme/index.ts';

/** Roles that owe nobody a contrast where they are used so, each with the reason. */
type Reasons = Partial<Record<ColorRole, string>>;

const disabled =
  'Disabled parts owe no contrast (WCAG 2.2, 1.4.3 and 1.4.11); nothing is learned from them alone.';

/** Texts that no test of contrast holds for. */
export const freeTexts: Reasons = { disabledText: disabled };

/** Lines and drawings that carry no meaning of their own. */
export const freeEdges: Reasons = {
  disabledText: disabled,
  hairline: 'Parts surfaces that tone and space part already.',
  hairlineStrong: 'Surrounds what has a name and a shape besides: buttons, dividers.',
  drawingFill: 'The tint of an illustration; its line carries the meaning.',
  drawingAccent: 'The lime touch of an illustration; its line carries the meaning.',
  surface: 'The paper of an illustration; its line carries the meaning.',
  primaryFill: 'A fill of a drawing that has an edge of its own in primaryEdge or onPrimary.',
  primaryFillHover: 'The lighter half of a drawing that has an edge of its own.',
  onPrimary: 'A line on lime, where it has 13 : 1; beyond the lime it is the outline of the drawing.',
};

/** Grounds on which nothing is written. */
export const bareGrounds: Reasons = {
  device: 'The body of a drawn phone or screen.',
  scrim: 'Lies between the page and what floats.',
  hairline: 'A skeleton line, which stands for text that is not here yet.',
  hairlineStrong: 'The track of a slider or progress bar.',
  fieldBorder: 'The knob of a switch that is off; an edge pair holds for it.',
  selectedEdge: 'A bar: the marker of the current page, the value of a slider.',
  disabledText: disabled,
  disabledFill: disabled,
};

/** Single places that the style sheet alone tells wrongly: `role of the text on role of the ground, in file`. */
export const explained: Readonly<Record<string, string>> = {
  'onChecked on surface, Checkbox.styles.ts':
    'The mark is drawn only where the box is chosen, and then the box is ink.',
  'text on errorQuiet, menu-entry.styles.ts': 'The rule before it gives the destructive action errorText.',
  'text on onSwitched, Switch.styles.ts': 'The knob of a switch that is on; it lies on ink.',
  'text on onSelected, Switch.styles.ts':
    'The knob of a switch that is on and cannot be changed; it lies on the selected fill.',
  'text on checkedFill, Switch.styles.ts': 'The track of a switch that is on; nothing is written on it.',
  'text on onChecked, TableRow.styles.ts': 'The tick of a box that is chosen; it lies on ink.',
  'text on checkedFill, TableRow.styles.ts': 'A box that is chosen; nothing is written on it.',
  'text on onSwitched, switch-cell.styles.ts': 'The knob of a switch that is on; it lies on ink.',
  'text on checkedFill, switch-cell.styles.ts': 'The track of a switch that is on; nothing is written on it.',
  'text on primaryFill, Slider.styles.ts': 'The knob of a slider; nothing is written on it.',
  'text on primaryFillHover, Slider.styles.ts': 'The knob of a slider; nothing is written on it.',
  'text on primaryFillPressed, Slider.styles.ts': 'The knob of a slider; nothing is written on it.',
  'text on primaryFill, ImageField.styles.ts': 'The bar of an upload; nothing is written on it.',
  'text on primaryFill, Motion.styles.ts': 'The runner that shows a duration; nothing is written on it.',
  'text on primaryFill, Shape.styles.ts': 'The bar that shows a step of space; nothing is written on it.',
  'text on mark, NavList.styles.ts': 'The marker beside the current page; nothing is written on it.',
  'text on mark, GuestStage.styles.ts':
    'The marker beside the dish that is edited; nothing is written on it.',
  'text on inverse, DayLine.styles.ts': 'The line that says when now is; nothing is written on it.',
  'text on inverse, ScanDays.styles.ts': 'The bar of today; nothing is written on it.',
  'text on currentFill, SetUpPanel.styles.ts':
    'A stretch of progress that is to come; nothing is written on it.',
  'text on inverse, SetUpPanel.styles.ts': 'A stretch of progress that is done; nothing is written on it.',
  'text on mark, SetUpPanel.styles.ts': 'The stretch of progress that is next; nothing is written on it.',
  'textQuiet on mark, PhoneBar.styles.ts': 'The marker over the current place; nothing is written on it.',
};
