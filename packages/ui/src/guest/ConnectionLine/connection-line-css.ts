import { font, layer, space } from '../../theme/tokens.ts';
import { ink } from '../looks/ink.ts';

/** Room at the foot of the window that the line takes, so that nothing lies below it for good. */
export const connectionLineRoom = '44px';

/**
 * Plain declarations, because the page of whoever has a network carries none of them: its script puts them into a style sheet of its own
 * when it needs the line.
 */
export const connectionLineCss = [
  font('label'),
  'position:fixed;inset-inline:0;inset-block-end:0;',
  `z-index:${layer('toast')};`,
  'display:grid;place-content:center;box-sizing:border-box;',
  `min-block-size:${connectionLineRoom};`,
  `margin:0;padding:${space(1)} ${space(4)} max(${space(1)},env(safe-area-inset-bottom));`,
  `background:${ink('ink')};color:${ink('paper')};text-align:center;`,
].join('');
