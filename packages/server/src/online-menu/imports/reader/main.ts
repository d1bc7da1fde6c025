import { problemIn } from '../problem-in.ts';
import { carryOut } from './carry-out.ts';
import type { Asks, Said, Told, Work } from './messages.ts';

// The process that reads files from outside: it may run out of memory or time and be ended, and the server goes on.

/** Memory of the whole process, in bytes: what a file unpacks to lies outside the heap, which has a bound of its own. */
const mostMemory = 800 * 1024 * 1024;

const say = (said: Said): void => {
  process.send?.(said);
};

let onAnswer: (answer: unknown) => void = () => undefined;

function ask(name: keyof Asks, argument: unknown): Promise<never> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  onAnswer = resolve;
  say({ ask: name, argument } as Said);
  return promise as Promise<never>;
}

const asks: Asks = {
  rows: (portion) => ask('rows', portion),
  total: (count) => ask('total', count),
  picture: (wanted) => ask('picture', wanted),
  draft: (draft) => ask('draft', draft),
  imported: (records) => ask('imported', records),
  write: (write) => ask('write', write),
};

async function work(asked: Work): Promise<void> {
  try {
    say({ done: await carryOut(asked, asks) });
  } catch (error) {
    const problem = problemIn(error);
    const { message, stack } = error as Error;
    say({ failed: problem ?? message, isForPeople: problem !== null, stack });
  }
}

process.on('message', (told: Told) => {
  if ('work' in told) void work(told.work);
  else onAnswer(told.answer);
});
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, 200).unref();
// The server ends it; a Ctrl-C at the terminal reaches the whole group and must not.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
