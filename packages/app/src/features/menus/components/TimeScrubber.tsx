import { Button, Inline, Stack, Text, ToggleButton, ToggleButtonGroup } from '@cardamom/ui';
import { DateField } from '@cardamom/ui/dates';
import { addDays, startOf, type CalendarDay } from '@cardamom/api-types/schedule';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { atOf, clockTime, scrubFrom, scrubOf, scrubStep, scrubTo } from '../model/scrub.ts';
import { Hours, Line, Range } from './TimeScrubber.styles.ts';

/** Days that have a button: a week from today on. */
const days = [0, 1, 2, 3, 4, 5, 6];
const hours = [6, 10, 14, 18, 22, 26];

/** While it is dragged the page waits so long for the hand to rest, in ms. */
const restMs = 150;

/** Props of `TimeScrubber`. */
export interface TimeScrubberProps {
  /** What is shown, on the restaurant's wall clock. */
  date: CalendarDay;
  time: string;
  /** The restaurant's day at the moment. */
  today: CalendarDay;
  /** A time was chosen; it is now that is shown otherwise. */
  isChosen: boolean;
  /** `2026-11-27T18:30`; undefined is now. */
  onChange: (at: string | undefined) => void;
}

function dayWords(date: CalendarDay): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    startOf(date),
  );
}

/** Chooses a day by a press and its time by dragging or with the arrow keys, from six in the morning until two at night. */
export function TimeScrubber({ date, time, today, isChosen, onChange }: TimeScrubberProps) {
  const { t } = useMessages('menus');
  const id = useId();
  const shown = scrubOf(date, time);
  const [dragged, setDragged] = useState<number | null>(null);
  const minute = dragged ?? shown.minute;
  const settle = useEffectEvent(() => {
    if (dragged === null) return;
    setDragged(null);
    if (dragged !== shown.minute) onChange(atOf({ day: shown.day, minute: dragged }));
  });
  useEffect(() => {
    if (dragged === null) return undefined;
    const timer = setTimeout(() => settle(), restMs);
    return () => clearTimeout(timer);
  }, [dragged]);
  const chooseDay = (day: CalendarDay | undefined) => {
    if (day !== undefined) onChange(atOf({ day, minute: shown.minute }));
  };

  return (
    <Stack gap={4}>
      <ToggleButtonGroup
        label={t('preview.date')}
        selectionMode="single"
        value={[shown.day]}
        onChange={([day]) => chooseDay(day)}
      >
        {days.map((ahead) => {
          const day = addDays(today, ahead);
          return <ToggleButton key={day} id={day} label={ahead === 0 ? t('preview.today') : dayWords(day)} />;
        })}
      </ToggleButtonGroup>
      <div>
        <Line>
          <label htmlFor={id}>{t('preview.time')}</label>
          <Text as="span" isTabular>
            {clockTime(minute)}
          </Text>
        </Line>
        <Range
          id={id}
          type="range"
          min={scrubFrom}
          max={scrubTo}
          step={scrubStep}
          value={Math.min(minute, scrubTo)}
          aria-valuetext={clockTime(minute)}
          onChange={(event) => setDragged(event.target.valueAsNumber)}
        />
        <Hours aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{clockTime(hour * 60)}</span>
          ))}
        </Hours>
      </div>
      <Inline gap={4}>
        <DateField
          label={t('preview.otherDay')}
          value={shown.day}
          onChange={(day) => chooseDay(day ?? undefined)}
        />
        {isChosen && <Button onPress={() => onChange(undefined)}>{t('preview.now')}</Button>}
      </Inline>
    </Stack>
  );
}
