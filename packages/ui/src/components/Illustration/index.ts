export { Illustration, illustrationNames, type IllustrationName } from './Illustration.tsx';
