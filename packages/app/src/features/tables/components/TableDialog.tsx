import { Button, Dialog, NumberField, Stack, TextField } from '@cardamom/ui';
import { useState } from 'react';
import { numberOf, typedNumber, type TypedNumber } from '#shared/form/index.ts';
import { textLength } from '#shared/menu-rules/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { limits, seats as seatsRule, type TableValue } from '../model/section-form.ts';
import type { ListedTable } from '../model/listed-table.ts';

/** Props of `TableDialog`. */
export interface TableDialogProps {
  table: ListedTable;
  onChange: (table: TableValue) => void;
  onClose: () => void;
}

/** What one table is called and how many sit there; it goes into the form, which saves it. */
export function TableDialog({ table, onChange, onClose }: TableDialogProps) {
  const { t } = useMessages('tables');
  const [label, setLabel] = useState(table.label);
  const [seats, setSeats] = useState<TypedNumber>(table.seats);
  const [isTried, setIsTried] = useState(false);
  const labelProblem = textLength(limits.label)(label, {});
  const seatsProblem = seatsRule(seats, {});

  const finish = () => {
    setIsTried(true);
    if (labelProblem !== null || seatsProblem !== null) return;
    onChange({ position: table.position, label: label.trim(), seats: numberOf(seats) ?? table.seats });
    onClose();
  };

  return (
    <Dialog
      title={t('form.tableTitle', { number: table.number })}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={finish}>
          {t('form.done')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('form.label')}
          description={t('form.labelText', { number: table.number })}
          value={label}
          onChange={setLabel}
          errorMessage={labelProblem ?? undefined}
          autoComplete="off"
        />
        <NumberField
          label={t('form.seats')}
          {...typedNumber(seats, setSeats)}
          minValue={1}
          maxValue={limits.seats}
          step={1}
          errorMessage={isTried ? (seatsProblem ?? undefined) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
