import { Root } from './ConnectionLine.styles.ts';

/** Props of `ConnectionLine`. */
export interface ConnectionLineProps {
  children: string;
  /** Of the words, where the page is not in theirs. */
  language?: string | undefined;
}

/** At the foot of the window while the network is gone: since when what is read may have changed. It covers a strip and moves nothing. */
export function ConnectionLine({ children, language }: ConnectionLineProps) {
  return <Root lang={language}>{children}</Root>;
}
