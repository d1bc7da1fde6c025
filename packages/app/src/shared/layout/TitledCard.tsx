import { Heading, Inline, Stack, Text, type StackProps } from '@cardamom/ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Part } from './TitledCard.styles.ts';

/** Props of `TitledCard`. */
export interface TitledCardProps extends Omit<ComponentProps<typeof Part>, 'title'> {
  title: string;
  /** A sentence under the title. */
  description?: string;
  /** At the end of the title's line: what can be done with all of it, or what kind it is of. */
  action?: ReactNode;
  /** Room between the title and what follows; less above rows, which bring their own. */
  gap?: StackProps['gap'];
}

/** A part of the page under its title, as a region that is called so. */
export function TitledCard({ title, description, action, gap = 4, children, ...rest }: TitledCardProps) {
  const id = useId();
  const heading = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  );
  const head = action ? (
    <Inline gap={4} justify="between">
      {heading}
      {action}
    </Inline>
  ) : (
    heading
  );
  return (
    <Part aria-labelledby={id} {...rest}>
      <Stack gap={gap}>
        {description === undefined ? (
          head
        ) : (
          <Stack gap={1}>
            {head}
            <Text tone="quiet">{description}</Text>
          </Stack>
        )}
        {children}
      </Stack>
    </Part>
  );
}
