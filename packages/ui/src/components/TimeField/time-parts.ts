import { DateFormatter } from '@internationalized/date';

/** A part of a written time: typed for itself, or what stands between. */
export interface TimePart {
  type: 'hour' | 'minute' | 'dayPeriod' | 'literal';
  text: string;
  /** What the part is called in the language of the page; empty for what is not typed. */
  name: string;
  /** The number it stands for; undefined while none is typed. */
  value?: number;
  /** As it is read out: hours with their half of the day. */
  spoken?: string;
}

/** How a locale writes times; making one takes longer than writing a week of times with it. */
interface Writing {
  time: DateFormatter;
  hour: DateFormatter;
  digits: Intl.NumberFormat;
  isTwelveHours: boolean;
  names: Intl.DisplayNames;
}

const writings = new Map<string, Writing>();

function writingOf(locale: string): Writing {
  const known = writings.get(locale);
  if (known) return known;
  const time = new DateFormatter(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const writing = {
    time,
    hour: new DateFormatter(locale, { hour: 'numeric', timeZone: 'UTC' }),
    digits: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }),
    isTwelveHours: time.resolvedOptions().hour12 === true,
    names: new Intl.DisplayNames(locale, { type: 'dateTimeField' }),
  };
  writings.set(locale, writing);
  return writing;
}

/** What stands for a number that is not typed yet, as React Aria draws it. */
const nothingTyped = '––';

/** Hours stand before minutes in every script. */
const leftToRight = '\u2066';
const asAround = '\u2069';
const between = (text: string): TimePart => ({ type: 'literal', text, name: '' });

const isTyped = (type: string): type is Exclude<TimePart['type'], 'literal'> =>
  type === 'hour' || type === 'minute' || type === 'dayPeriod';

/** A time "HH:mm" – or the places of one that is not there – in the parts and the order of the locale. */
export function timeParts(time: string | null, locale: string): TimePart[] {
  const { time: formatter, hour, digits, isTwelveHours, names } = writingOf(locale);
  const [hours = 0, minutes = 0] = (time ?? '00:00').split(':').map(Number);
  const date = new Date(Date.UTC(1970, 0, 1, hours, minutes));
  const values = {
    hour: isTwelveHours ? hours % 12 || 12 : hours,
    minute: minutes,
    dayPeriod: hours < 12 ? 0 : 1,
  };
  const parts = formatter.formatToParts(date).map(({ type, value: text }): TimePart => {
    if (!isTyped(type)) return between(text);
    const name = names.of(type) ?? type;
    if (time === null) return { type, text: type === 'dayPeriod' ? text : nothingTyped, name };
    const value = values[type];
    if (type === 'dayPeriod') return { type, text, name, value, spoken: text };
    const written = digits.format(value);
    return { type, text: written, name, value, spoken: type === 'hour' ? hour.format(date) : written };
  });
  return parts.flatMap((part) => {
    if (part.type === 'hour') return [between(leftToRight), part];
    return part.type === 'minute' ? [part, between(asAround)] : [part];
  });
}
