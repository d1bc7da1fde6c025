import { Heading, Stack, Text } from '@cardamom/ui';
import { useId, type ReactNode } from 'react';

/** Props of `LinkMessage`. */
export interface LinkMessageProps {
  title: string;
  text: string;
  /** What is to be known further, and where to go from here. */
  children: ReactNode;
}

/** What a page before sign-in says once there is nothing left to type: that a mail is on its way, that a link is spent. */
export function LinkMessage({ title, text, children }: LinkMessageProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
          <Text tone="quiet">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
