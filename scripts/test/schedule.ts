import { availableParallelism } from 'node:os';
import type { Outcome } from './report.ts';
import type { Resources } from './resources.ts';
import type { Step, StepResult } from './step.ts';

interface Hooks {
  onEnd: (outcome: Outcome) => void;
  isStopped: () => boolean;
}

/** Runs steps on the machine's cores, each after those it waits for; a failed step never holds back the others. */
export async function schedule(
  steps: readonly Step[],
  resources: Resources,
  hooks: Hooks,
): Promise<Outcome[]> {
  const cores = Math.max(2, Math.min(4, availableParallelism()));
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];
  const busy = () => [...running.keys()].reduce((sum, step) => sum + (step.cores ?? 1), 0);
  const isFree = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const canStart = (step: Step) => busy() + (step.cores ?? 1) <= cores && (step.after ?? []).every(isFree);

  while (!hooks.isStopped() && (waiting.length > 0 || running.size > 0)) {
    const next = waiting.find(canStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, finish(next));
    } else {
      await Promise.race(running.values());
    }
  }
  await Promise.all(running.values());
  return outcomes.toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));

  async function finish(step: Step): Promise<void> {
    const started = performance.now();
    const result = await attempt(step, resources);
    const outcome = { ...result, step, seconds: (performance.now() - started) / 1000 };
    running.delete(step);
    outcomes.push(outcome);
    hooks.onEnd(outcome);
  }
}

async function attempt(step: Step, resources: Resources): Promise<StepResult> {
  try {
    return await step.run(await resources.environmentFor(step.needs ?? []));
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}
