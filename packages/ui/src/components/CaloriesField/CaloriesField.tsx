import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

/** Props of `CaloriesField`. */
export type CaloriesFieldProps = Omit<NumberFieldProps, 'suffix' | 'minValue' | 'maxValue' | 'step'>;

/** Calories of a dish in KCal, the unit of the wire. */
export function CaloriesField(props: CaloriesFieldProps) {
  return <NumberField {...props} suffix="KCal" />;
}
