import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Body, Close, Foot, Head, Panel, Scrim, Sheet, Title, type DialogSize } from './Dialog.styles.ts';
import { useOverflows } from './useOverflows.ts';

/** Props every modal dialog shares. */
export interface DialogFrameProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Buttons, the least destructive first. */
  footer?: ReactNode;
  size?: DialogSize;
  role?: 'dialog' | 'alertdialog';
  /** Lets Escape, the scrim and a close button close it; off while an answer is needed or work runs. */
  isDismissable?: boolean;
  closeLabel?: string;
}

/** The frame of every modal dialog: scrim, sheet on phones, title, body and footer; keeps and returns focus. */
export function DialogFrame({
  title,
  isOpen,
  onOpenChange,
  children,
  footer,
  size = 'small',
  role = 'dialog',
  isDismissable = false,
  closeLabel = 'Close',
}: DialogFrameProps) {
  const { ref, overflows } = useOverflows('block');
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Sheet $size={size}>
        <Panel role={role}>
          <Head>
            <Title slot="title">{title}</Title>
            {isDismissable && (
              <Close>
                <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} />
              </Close>
            )}
          </Head>
          <Body ref={ref} {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': title })}>
            {children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Sheet>
    </Scrim>
  );
}
