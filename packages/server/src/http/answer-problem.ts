import {
  accessOf,
  errorCatalogue,
  errorStatuses,
  messagesBeforeSignIn,
  type ErrorCode,
  type OperationId,
} from '@cardamom/api-types';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { isDiskFull } from '../shared/disk-full.ts';
import { diskFull, Problem } from '../shared/problem.ts';
import { RequestProblem } from './schema-errors.ts';
import { statusText } from './status-text.ts';

/** Fastify's own refusals, in the catalogue's words; others by their status. */
const frameworkProblems: Readonly<Record<string, Problem>> = {
  FST_ERR_BAD_URL: new RequestProblem('VE_IS_OBJECT_ID'),
  FST_ERR_NOT_FOUND: new Problem('CM_NOT_FOUND'),
};

/** Seconds after which a storage that was away may be back. */
const retryAfterSeconds = 3;

/** Whether the request asks for an entity's deletion, whose failure has words of its own. */
function asksToDelete({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.operationId?.startsWith('delete') ?? false;
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return diskFull();
  if (error instanceof StorageUnavailable) return new Problem('CM_UNAVAILABLE', { retryAfterSeconds });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkProblems[code];
  if (known) return known;
  if (statusCode === 413) return new Problem('CM_TOO_LARGE');
  const isRefused = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  if (isRefused) return new Problem('CM_BAD_JSON');
  return new Problem(asksToDelete(request) ? 'failedDelete' : 'fallback');
}

/** Whether whoever asks is not signed in: they read what tells nobody who has an account (docs/rules.md, Errors). */
function isBeforeSignIn(request: FastifyRequest): boolean {
  const { operationId } = request.routeOptions.config;
  // Who renews a session holds one, and may know why it ended.
  return operationId !== undefined && operationId !== 'refresh' && accessOf(operationId) === 'public';
}

function guarded(code: string, message: string): string {
  return messagesBeforeSignIn[code as ErrorCode] ?? message;
}

/** The problem in the words for before sign-in, in its fields too. */
function inGuardedWords(problem: Problem): Problem {
  const errors = problem.details.errors?.map((error) => ({
    ...error,
    message: guarded(error.code, error.message),
  }));
  const message = guarded(problem.code, problem.message);
  return new Problem(problem.code, { ...problem.details, message, ...(errors && { errors }) });
}

/** A problem as it is sent (RFC 9457). */
export function problemBody(problem: Problem, status: number, message: string, requestId?: string): string {
  const { display } = errorCatalogue[problem.code];
  const { errors = [], dependencies, dependencyCount, current } = problem.details;
  return JSON.stringify({
    type: 'about:blank',
    title: statusText(status),
    status,
    code: problem.code satisfies ErrorCode,
    display,
    message,
    errors,
    dependencies,
    dependencyCount,
    current,
    requestId,
  });
}

/**
 * Answers anything thrown as `application/problem+json` (RFC 9457); what we did not foresee is logged and reads `fallback`,
 * or `failedDelete` where something was to be deleted.
 */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request);
  const catalogued = errorStatuses[problem.code];
  const isWrongRequest = problem instanceof RequestProblem && problem.code !== 'CM_NOT_FOUND';
  const { retryAfterSeconds, status: told } = problem.details;
  const status = isWrongRequest ? 400 : (told ?? catalogued ?? 500);
  if (problem.code === 'CM_UNAVAILABLE') request.log.warn({ err: error }, 'storage unavailable');
  else if (status === 500) request.log.error({ err: error }, 'unexpected error');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const said = isBeforeSignIn(request) ? inGuardedWords(problem) : problem;
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      // Equal bytes for every wrong sign-in (docs/rules.md, Errors): the header carries the id instead.
      problemBody(said, status, said.message, status >= 500 ? request.id : undefined),
    );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes of the contract. */
    operationId?: OperationId;
  }
}
