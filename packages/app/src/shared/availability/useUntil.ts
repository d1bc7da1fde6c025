import { useState } from 'react';
import { rememberTime } from './last-time.ts';
import { lastingChoices, type LastingChoice, type UntilChoice } from './until-choice.ts';

/** Forgotten at sign-out with the other stored settings. */
const key = 'cardamom.sold-out-until';

function remembered(): LastingChoice {
  try {
    const stored = localStorage.getItem(key);
    return lastingChoices.find((choice) => choice === stored) ?? 'END_OF_BUSINESS_DAY';
  } catch {
    return 'END_OF_BUSINESS_DAY';
  }
}

/**
 * Until when the next thing is marked sold out. A lasting choice is remembered on this device; a time or a day holds
 * while the page is open, and is offered again as the last one.
 */
export function useUntil(): [UntilChoice, (choice: UntilChoice) => void] {
  const [choice, setChoice] = useState<UntilChoice>(remembered);
  const choose = (next: UntilChoice) => {
    setChoice(next);
    rememberTime(next);
    if (!lastingChoices.some((lasting) => lasting === next)) return;
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage is switched off: the choice holds until the page is closed.
    }
  };
  return [choice, choose];
}
