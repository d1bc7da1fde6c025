import { spyOn } from 'storybook/test';
import { timeOutMs } from '../packages/app/src/shared/api/time-out.ts';
import { patienceMs } from '../packages/app/src/shared/entity/where-live.ts';

/**
 * Lets a request of the back office, and where what was saved is live, be waited for until its story is over. In some stories the wait is the story, and on a
 * busy machine the time-out would end it before its picture is taken. Answers what ends the waits: one that went on could
 * hold back the transitions of every later story, for React they are all one.
 */
export function waitWithoutEnd(): () => void {
  const end = new AbortController();
  const limited = AbortSignal.timeout.bind(AbortSignal);
  // react-aria limits its own waits in the same way; a popover would not appear before them.
  const timeOut = spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    milliseconds === timeOutMs || milliseconds === patienceMs ? end.signal : limited(milliseconds),
  );
  return () => {
    timeOut.mockRestore();
    end.abort(new DOMException('The story is over.', 'TimeoutError'));
  };
}
