export { Dress } from './Dress.tsx';
export { hasField, NearScenery, Scenery } from './Scenery.tsx';
export { glow, onFillOnly, tallLines, upright } from './Dress.styles.ts';
