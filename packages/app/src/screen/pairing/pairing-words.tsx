import type { ReactNode } from 'react';

/** What a television says that waits to be paired. */
export const pairingWords = {
  title: 'Type this code in your back office',
  waiting: 'This will be a screen',
  soon: 'A code is on its way.',
  alone: 'There is no connection at the moment. It goes on by itself.',
  steps: (host: string, minutes: number): ReactNode[] => [
    <>
      On a phone or computer, open <strong>{host}</strong>
    </>,
    <>
      Digital menu, then <strong>Add screen</strong>
    </>,
    <>
      Type the six characters. A new code comes in <strong>{minutes} min</strong>
    </>,
  ],
};
