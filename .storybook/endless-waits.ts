/**
 * Lets a request be waited for without end. In some stories the wait is the story, and on a busy machine the time-out of the
 * back office would end it before its picture is taken.
 */
export function waitWithoutEnd(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
