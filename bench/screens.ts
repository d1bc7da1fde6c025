import { breakEverything } from './screens/faults.ts';
import { soak } from './screens/soak.ts';

/** How long a screen plays, and how often it is broken. */
export interface ScreenOptions {
  turns?: number | undefined;
  runs?: number | undefined;
}

const usualTurns = 5200;
const usualRounds = 100;

/** What a screen holds after thousands of turns, and whether anything makes it blank. */
export async function benchmarkScreens({
  turns = usualTurns,
  runs = usualRounds,
}: ScreenOptions): Promise<void> {
  if (turns > 0) await soak(turns);
  if (runs > 0) await breakEverything(runs);
}
