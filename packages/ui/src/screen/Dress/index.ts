export { Dress, type DressProps } from './Dress.tsx';
export { hasField, NearScenery, Scenery } from './Scenery.tsx';
export { glow, onFillOnly, upright } from './Dress.styles.ts';
