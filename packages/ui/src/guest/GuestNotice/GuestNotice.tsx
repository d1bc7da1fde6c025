import type { ReactNode } from 'react';
import { OwnWords, type OwnWordsProps } from '../OwnWords/index.ts';
import { Root } from './GuestNotice.styles.ts';

/** Props of `GuestNotice`. */
export interface GuestNoticeProps {
  title: string;
  words: OwnWordsProps['words'];
  /** 1 where the notice is the whole page, 2 below a restaurant's name. */
  level?: 1 | 2;
  children: ReactNode;
}

/** Says why there is nothing to read here and what to do: an empty menu, a page that does not exist. */
export function GuestNotice({ title, words, level = 2, children }: GuestNoticeProps) {
  const Title = `h${level}` as const;
  return (
    <Root>
      <Title>
        <OwnWords words={words}>{title}</OwnWords>
      </Title>
      {children}
    </Root>
  );
}
