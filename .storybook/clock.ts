import MockDate from 'mockdate';

/** The moment at which every story takes place: noon of a Saturday. */
const STORY_TIME = '2026-03-14T12:00:00Z';

/** Stops the calendar clock for a story, so that it looks the same on every day; timers go on. Answers what lets it go on. */
export function stopClock(): () => void {
  MockDate.set(STORY_TIME);
  return () => MockDate.reset();
}
