import { Card, Heading, Inline, Stack } from '@cardamom/ui';
import { useId, type ReactNode } from 'react';

/** Props of `TitledCard`. */
export interface TitledCardProps {
  title: string;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card under its title. */
export function TitledCard({ title, action, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
