import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { durations, timings } from '../theme/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Runner, Track } from './Motion.styles.ts';

const uses = [
  ['fast', 'what is under the finger: buttons, menus, tooltips'],
  ['base', 'what opens: dialogs, the save bar'],
  ['slow', 'what covers the view: drawers, toasts'],
] as const;

/** Durations to try, and the fixed times. */
export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <GuidePage
      title="Nothing moves by itself"
      lead="What moves was caused by the person, is over in a quarter of a second, and only shifts or fades. Whoever asks for less motion gets none."
    >
      <GuidePart title="Durations" note="Ease out on the way in, ease in on the way out.">
        <Stack gap={6}>
          {uses.map(([name, use]) => (
            <Stack key={name} gap={2}>
              <Text size="small">
                <strong>{name}</strong>, {durations[name]} ms: {use}
              </Text>
              <Track>
                <Runner $duration={name} $isMoved={isMoved} />
              </Track>
            </Stack>
          ))}
          <div>
            <Button icon="play" onPress={() => setIsMoved(!isMoved)}>
              Move them
            </Button>
          </div>
        </Stack>
      </GuidePart>
      <GuidePart title="Times" note="Fixed: docs/rows.md, Times.">
        <Stack gap={2}>
          <Text>
            A toast appears after {timings.toastDelay} ms and stays {timings.toast} ms; an error stays until
            it is closed.
          </Text>
          <Text>A notification closes after {timings.notification} ms.</Text>
          <Text>A swipe of {timings.swipe} px dismisses.</Text>
        </Stack>
      </GuidePart>
    </GuidePage>
  );
}
