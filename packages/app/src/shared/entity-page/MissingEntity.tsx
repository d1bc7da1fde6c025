import { EmptyState } from '@cardamom/ui';
import type { ReactNode } from 'react';
import { ApiError } from '../api/index.ts';

const codes = new Set(['CM_NOT_FOUND', 'VE_IS_OBJECT_ID', 'CO_001']);

/** Whether a read failed because there is no such thing, or the address names no possible one. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (codes.has(error.code) || error.status === 404);
}

/** Props of `MissingEntity`. */
export interface MissingEntityProps {
  title: string;
  children: ReactNode;
  /** The way to the list. */
  action: ReactNode;
}

/** Stands where the entity of the address should be. */
export function MissingEntity({ title, children, action }: MissingEntityProps) {
  return (
    <EmptyState title={title} illustration="search" action={action} isPage>
      {children}
    </EmptyState>
  );
}
