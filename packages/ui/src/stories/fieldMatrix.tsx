import type { ReactNode } from 'react';
import type { FieldProps } from '../components/Field/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Cells, Row, Sheet } from './FieldMatrix.styles.ts';

/** What one cell of the matrix passes to its field. */
export interface FieldCell extends Pick<
  FieldProps,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'isReadOnly' | 'isDisabled'
> {
  /** Whether the field shows a value. */
  isFilled: boolean;
}

/** Every state of a field, named as in the stories of each. */
const fieldStates: readonly FieldCell[] = [
  { label: 'Default', isFilled: false },
  { label: 'Filled', isFilled: true },
  { label: 'Required', isFilled: false, isRequired: true },
  { label: 'Description', isFilled: true, description: 'A sentence of help.' },
  { label: 'Error', isFilled: true, errorMessage: 'What is wrong and what to do.' },
  { label: 'Read-only', isFilled: true, isReadOnly: true, isRequired: true },
  { label: 'Disabled', isFilled: true, isDisabled: true },
];

/** One row of the matrix. */
export interface FieldRow {
  /** The component's name. */
  name: string;
  /** Draws the field in one state. */
  field: (cell: FieldCell) => ReactNode;
  /** States the field cannot be in. */
  without?: readonly string[];
}

/** Fields in all their states, a row for each. */
export function FieldMatrix({ rows }: { rows: readonly FieldRow[] }) {
  return (
    <Sheet>
      {rows.map(({ name, field, without = [] }) => (
        <Row key={name} aria-label={name}>
          <Heading level={2} size="titleSmall">
            {name}
          </Heading>
          <Cells>
            {fieldStates
              .filter((state) => !without.includes(state.label))
              .map((state) => (
                <div key={state.label}>{field(state)}</div>
              ))}
          </Cells>
        </Row>
      ))}
    </Sheet>
  );
}
