import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export type CaloriesFieldProps = Omit<NumberFieldProps, 'suffix' | 'minValue' | 'maxValue' | 'step'>;

/** Calories of a dish in KCal, the specification's unit. */
export function CaloriesField(props: CaloriesFieldProps) {
  return <NumberField {...props} suffix="KCal" />;
}
