import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { Link } from '../Link/index.ts';
import { Blockers, Reason, WayOut } from './DependencyAlert.styles.ts';

/** A thing that stands in the way, and where to see it. */
export interface Blocker {
  id: string;
  label: string;
  href: string;
  /** Why it does, where the label alone does not say it. */
  reason?: string;
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
  /** Said after the last of them, such as how many are not named. */
  note?: string | undefined;
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
  note,
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
      <BlockerList blockers={blockers} note={note} onFollow={() => onOpenChange(false)} />
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
      {blockers.map(({ id, label, href, reason, blockedBy = [], note }) => (
        <li key={id}>
          <Link href={href} onPress={onFollow}>
            {label}
          </Link>
          {reason !== undefined && <Reason>{reason}</Reason>}
          <BlockerList blockers={blockedBy} note={note} onFollow={onFollow} />
        </li>
      ))}
      {last !== undefined && <li>{last}</li>}
    </Blockers>
  );
}
