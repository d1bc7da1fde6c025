export { OwnWords, type OwnWordsProps } from './OwnWords.tsx';
