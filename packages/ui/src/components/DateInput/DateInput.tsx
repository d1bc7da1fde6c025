import { Segment, Segments } from './DateInput.styles.ts';

/** Where a date or time is typed. Must stand inside a react-aria date or time field. */
export function DateInput({ slot }: { slot?: 'start' | 'end' }) {
  return <Segments {...(slot && { slot })}>{(segment) => <Segment segment={segment} />}</Segments>;
}

/** Whether some of the segments inside an element are filled in and some are not. */
export function isHalfFilled(element: Element | null): boolean {
  const segments = Array.from(element?.querySelectorAll('[role=spinbutton]') ?? []);
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < segments.length;
}
