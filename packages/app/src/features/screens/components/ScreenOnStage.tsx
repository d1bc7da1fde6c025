import { lazy } from 'react';
import { AtRest } from '#shared/loading/AtRest.tsx';
import type { ScreenStageProps } from './ScreenStage.tsx';

/** The screen's own parts come once the form can be worked with. */
const LateStage = lazy(async () => ({ default: (await import('./ScreenStage.tsx')).ScreenStage }));

/** A screen on the stage of a form. */
export function ScreenOnStage(props: ScreenStageProps) {
  return (
    <AtRest>
      <LateStage {...props} />
    </AtRest>
  );
}
