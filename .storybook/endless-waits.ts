import { spyOn } from 'storybook/test';

/**
 * Lets a request be waited for until its story is over. In some stories the wait is the story, and on a busy machine the
 * time-out of the back office would end it before its picture is taken. Answers what ends the waits: one that went on would
 * hold back the transitions of every later story, for React they are all one.
 */
export function waitWithoutEnd(): () => void {
  const end = new AbortController();
  const timeOut = spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  return () => {
    timeOut.mockRestore();
    end.abort(new DOMException('The story is over.', 'TimeoutError'));
  };
}
