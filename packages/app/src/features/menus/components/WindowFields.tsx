import { Columns, Heading, IconButton, Inline, Stack, Text } from '@cardamom/ui';
import { TimeField, WeekdayPicker } from '@cardamom/ui/dates';
import { useMessages } from '#shared/messages/index.ts';
import type { WindowValue } from '../model/menu-values.ts';

/** Props of `WindowFields`. */
export interface WindowFieldsProps {
  window: WindowValue;
  /** Its place, from 1. */
  number: number;
  /** What is missing in it. */
  errorMessage: string | undefined;
  /** `04:00`: earlier times belong to the night before. */
  businessDayEndsAt: string;
  onChange: (window: WindowValue) => void;
  onRemove: () => void;
  onBlur: () => void;
  isReadOnly: boolean;
}

/** On which days, from when and until when a menu is on. */
export function WindowFields({
  window,
  number,
  errorMessage,
  businessDayEndsAt,
  onChange,
  onRemove,
  onBlur,
  isReadOnly,
}: WindowFieldsProps) {
  const { t } = useMessages('menus');
  const { weekdays, from, to } = window;
  const title = t('form.windowTitle', { number });
  const isDayMissing = weekdays.length === 0;
  const notes = [
    ...(from !== null && to !== null && to < from ? [t('form.nextDay')] : []),
    ...(from !== null && from === to ? [t('form.wholeDay', { to })] : []),
    ...(from !== null && from !== to && from < businessDayEndsAt ? [t('form.earlyMorning')] : []),
  ];
  return (
    <Stack gap={3} role="group" aria-label={title} tabIndex={-1} data-window={window.id}>
      <Inline justify="between">
        <Heading level={3}>{title}</Heading>
        {!isReadOnly && (
          <IconButton icon="delete" label={t('form.removeWindow', { number })} onPress={onRemove} />
        )}
      </Inline>
      <WeekdayPicker
        label={t('form.days')}
        hasQuickChoices
        value={weekdays}
        onChange={(days) => onChange({ ...window, weekdays: days })}
        errorMessage={isDayMissing ? errorMessage : undefined}
        isReadOnly={isReadOnly}
      />
      <Columns columnWidth="narrow">
        <TimeField
          label={t('form.from')}
          value={from}
          onChange={(time) => onChange({ ...window, from: time })}
          onBlur={onBlur}
          errorMessage={!isDayMissing && from === null ? errorMessage : undefined}
          isReadOnly={isReadOnly}
        />
        <TimeField
          label={t('form.to')}
          value={to}
          onChange={(time) => onChange({ ...window, to: time })}
          onBlur={onBlur}
          errorMessage={!isDayMissing && from !== null && to === null ? errorMessage : undefined}
          isReadOnly={isReadOnly}
        />
      </Columns>
      {notes.map((note) => (
        <Text key={note} size="small" tone="quiet">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
