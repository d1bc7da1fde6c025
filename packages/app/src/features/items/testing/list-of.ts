export { listOf } from '../../../shared/testing/index.ts';
