import type { ReactNode } from 'react';
import { Root } from './GuestNotice.styles.ts';

/** Props of `GuestNotice`. */
export interface GuestNoticeProps {
  title: string;
  /** 1 where the notice is the whole page, 2 below a restaurant's name. */
  level?: 1 | 2;
  children: ReactNode;
}

/** Says why there is nothing to read here and what to do: an empty menu, a page that does not exist. */
export function GuestNotice({ title, level = 2, children }: GuestNoticeProps) {
  const Title = `h${level}` as const;
  return (
    <Root>
      <Title>{title}</Title>
      {children}
    </Root>
  );
}
