export { Stage, stageShapes, type StageProps, type StageShape } from './Stage.tsx';
