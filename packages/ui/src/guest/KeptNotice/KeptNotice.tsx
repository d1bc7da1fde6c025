import { Root } from './KeptNotice.styles.ts';

/** Props of `KeptNotice`. */
export interface KeptNoticeProps {
  /** The first words, which say that this is not the menu of now. */
  title: string;
  children: string;
  /** Of the words, where the page is not in theirs. */
  language?: string | undefined;
}

/** Above a page that was kept and is read without a network: from when it is, and what may have changed. */
export function KeptNotice({ title, children, language }: KeptNoticeProps) {
  return (
    <Root role="alert" lang={language}>
      <b>{title}</b> {children}
    </Root>
  );
}
