import { Button } from '../components/Button/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { DateRangeField, type DateRange } from '../components/DateRangeField/index.ts';
import { FormCard } from '../components/FormCard/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { IconButton } from '../components/IconButton/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { TimeField } from '../components/TimeField/index.ts';
import { WeekdayPicker } from '../components/WeekdayPicker/index.ts';
import { today } from './bistro.ts';
import { crossesMidnight, type MenuDraft, type ScheduleWindow } from './menu-draft.ts';

interface ScheduleCardProps {
  menu: MenuDraft;
  onChange: (change: Partial<MenuDraft>) => void;
  isReadOnly: boolean;
}

/** When a menu is on, and what guests see of it while it is not. */
export function ScheduleCard({ menu, onChange, isReadOnly }: ScheduleCardProps) {
  const { windows, dates, outsideHours } = menu;
  const change = (changed: ScheduleWindow) =>
    onChange({ windows: windows.map((one) => (one.id === changed.id ? changed : one)) });
  const add = () =>
    onChange({
      windows: [...windows, { id: `window-${windows.length + 1}`, weekdays: [], from: null, to: null }],
    });
  return (
    <FormCard
      id="schedule"
      title="Schedule"
      description="Without days and times the menu is on whenever the restaurant is open."
    >
      {windows.map((one, index) => (
        <WindowFields
          key={one.id}
          window={one}
          title={`Days and times ${index + 1}`}
          onChange={change}
          onRemove={() => onChange({ windows: windows.filter(({ id }) => id !== one.id) })}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isReadOnly && (
        <Inline>
          <Button icon="add" onPress={add}>
            Add days and times
          </Button>
        </Inline>
      )}
      <DateRangeField
        label="Dates"
        description="Leave an end empty to keep it open."
        value={dates}
        onChange={(range: DateRange) => onChange({ dates: range })}
        today={today}
        isReadOnly={isReadOnly}
      />
      <RadioGroup
        label="Outside these hours"
        value={outsideHours}
        onChange={(choice) => onChange({ outsideHours: choice })}
        isReadOnly={isReadOnly}
        options={[
          { id: 'hide', label: 'Hide the menu' },
          { id: 'greyed', label: 'Show it greyed', description: 'With “from 18:00” beside its name.' },
        ]}
      />
    </FormCard>
  );
}

interface WindowFieldsProps {
  window: ScheduleWindow;
  title: string;
  onChange: (window: ScheduleWindow) => void;
  onRemove: () => void;
  isReadOnly: boolean;
}

function WindowFields({ window, title, onChange, onRemove, isReadOnly }: WindowFieldsProps) {
  return (
    <Stack gap={3} role="group" aria-label={title}>
      <Inline justify="between">
        <Heading level={3}>{title}</Heading>
        {!isReadOnly && <IconButton icon="delete" label={`Remove ${title}`} onPress={onRemove} />}
      </Inline>
      <WeekdayPicker
        label="Days"
        value={window.weekdays}
        onChange={(weekdays) => onChange({ ...window, weekdays })}
        isReadOnly={isReadOnly}
      />
      <Columns columnWidth="narrow">
        <TimeField
          label="From"
          value={window.from}
          onChange={(from) => onChange({ ...window, from })}
          isReadOnly={isReadOnly}
        />
        <TimeField
          label="To"
          value={window.to}
          onChange={(to) => onChange({ ...window, to })}
          isReadOnly={isReadOnly}
        />
      </Columns>
      {crossesMidnight(window) && (
        <Text size="small" tone="quiet">
          Ends on the following day.
        </Text>
      )}
    </Stack>
  );
}
