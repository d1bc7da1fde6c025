import { lateOnStage } from '#shared/loading/late-on-stage.tsx';

/** A screen on the stage of a form; its own parts come once the form can be worked with. */
export const ScreenOnStage = lateOnStage(async () => (await import('./ScreenStage.tsx')).ScreenStage);
