import { useId, type ReactNode } from 'react';
import { Card } from '../components/Card/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Link } from '../components/Link/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';

interface TitledCardProps {
  title: string;
  /** Where there is more of it. */
  link?: { href: string; text: string };
  children: ReactNode;
}

/** A part of a page on a card of its own, named by its title. */
export function TitledCard({ title, link, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Inline justify="between" align="baseline">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {link && (
            <Text as="span" size="small">
              <Link href={link.href}>{link.text}</Link>
            </Text>
          )}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
