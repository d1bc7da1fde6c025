import type { ReactNode } from 'react';
import type { DisclosureProps as AriaDisclosureProps } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/index.ts';
import { Panel, Root, Title, Trigger } from './Disclosure.styles.ts';

/** Props of `Disclosure`. */
export interface DisclosureProps extends Pick<
  AriaDisclosureProps,
  'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'
> {
  title: ReactNode;
  children: ReactNode;
}

/** Hides what most people do not need behind its title. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Title>
        <Trigger slot="trigger">
          <Icon name="chevronEnd" size={16} />
          {title}
        </Trigger>
      </Title>
      <Panel>{children}</Panel>
    </Root>
  );
}
