import type { OperationId } from './access.ts';
import { operations } from './operations.gen.ts';

/** The most bytes an operation's body may have, as the contract's `x-largest-body` says; undefined where it says nothing. */
export function largestBodyOf(operationId: OperationId): number | undefined {
  const operation = operations[operationId];
  return 'largestBody' in operation ? operation.largestBody : undefined;
}
