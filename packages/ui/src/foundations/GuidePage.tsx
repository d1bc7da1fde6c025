import type { ReactNode } from 'react';
import {
  Head,
  Kicker,
  Lead,
  Part,
  PartBody,
  PartHead,
  PartNote,
  PartTitle,
  Root,
  Title,
} from './GuidePage.styles.ts';

/** A page of the style guide: a title, a lead and parts divided by hairlines. */
export function GuidePage({
  kicker = 'Foundations',
  title,
  lead,
  children,
}: {
  kicker?: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <Root>
      <Head>
        <Kicker>{kicker}</Kicker>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Head>
      {children}
    </Root>
  );
}

/** A part of a page: its title and a note at the start, what it shows beside them. */
export function GuidePart({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Part>
      <PartHead>
        <PartTitle>{title}</PartTitle>
        {note && <PartNote>{note}</PartNote>}
      </PartHead>
      <PartBody>{children}</PartBody>
    </Part>
  );
}
