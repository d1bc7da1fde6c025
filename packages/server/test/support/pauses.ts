/** How long this thread worked without letting others have their turn, in ms of its own processor time: a busy machine does not count. */
export async function longestPause<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; pauseMs: number }> {
  let last = process.threadCpuUsage();
  let longest = 0;
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  try {
    return { result: await work(), pauseMs: longest };
  } finally {
    look();
    clearInterval(timer);
  }
}
