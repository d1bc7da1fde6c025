import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { Link } from '../Link/index.ts';
import { Blockers, WayOut } from './DependencyAlert.styles.ts';

/** A thing that stands in the way, and where to see it. */
export interface Blocker {
  id: string;
  label: string;
  href: string;
  /** What stands in its way in turn, where one alert is about several things. */
  blockedBy?: readonly Blocker[];
  /** What is said after those, such as how many more there are. */
  note?: string | undefined;
}

/** Props of `DependencyAlert`. */
export interface DependencyAlertProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Why it does not go on, and what to do first. */
  message: ReactNode;
  blockers: readonly Blocker[];
  /** A way out from here, such as "Move them to …". */
  children?: ReactNode;
  closeLabel?: string;
}

/** Says what blocks an action (DEPENDENCY_ALERT_EXCEPTION), links to each blocker and offers a way out. */
export function DependencyAlert({
  title,
  isOpen,
  onOpenChange,
  message,
  blockers,
  children,
  closeLabel = 'Close',
}: DependencyAlertProps) {
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button onPress={() => onOpenChange(false)} autoFocus>
          {closeLabel}
        </Button>
      }
    >
      {message}
      <BlockerList blockers={blockers} onFollow={() => onOpenChange(false)} />
      {children && <WayOut>{children}</WayOut>}
    </DialogFrame>
  );
}

interface BlockerListProps {
  blockers: readonly Blocker[];
  /** Said after them. */
  note?: string | undefined;
  onFollow: () => void;
}

function BlockerList({ blockers, note: last, onFollow }: BlockerListProps) {
  if (blockers.length === 0) return null;
  return (
    <Blockers>
      {blockers.map(({ id, label, href, blockedBy = [], note }) => (
        <li key={id}>
          <Link href={href} onPress={onFollow}>
            {label}
          </Link>
          <BlockerList blockers={blockedBy} note={note} onFollow={onFollow} />
        </li>
      ))}
      {last !== undefined && <li>{last}</li>}
    </Blockers>
  );
}
