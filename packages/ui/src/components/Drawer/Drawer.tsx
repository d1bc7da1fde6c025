import type { ReactNode } from 'react';
import { useOverflows } from '../Dialog/useOverflows.ts';
import { IconButton } from '../IconButton/index.ts';
import { Body, Head, Panel, Scrim, Sheet, Title, type DrawerSide } from './Drawer.styles.ts';

/** Props of `Drawer`. */
export interface DrawerProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  side?: DrawerSide;
  closeLabel?: string;
}

/** A full-height surface from the side, for the navigation on phones and for details beside a list. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  children,
  side = 'end',
  closeLabel = 'Close',
}: DrawerProps) {
  const { ref, overflows } = useOverflows('block');
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet $side={side}>
        <Panel>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} />
          </Head>
          <Body ref={ref} {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': title })}>
            {children}
          </Body>
        </Panel>
      </Sheet>
    </Scrim>
  );
}
