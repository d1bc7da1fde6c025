import { sentencesOf } from '../planning/sentences.ts';

/** Props of `Sentences`. */
export interface SentencesProps {
  text: string;
}

/** A text that gives way sentence by sentence where it finds no room (`useFit`). */
export function Sentences({ text }: SentencesProps) {
  return sentencesOf(text).map((sentence) => (
    <span key={sentence.at} data-fit="text">
      {sentence.text}
    </span>
  ));
}
