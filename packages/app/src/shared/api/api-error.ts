import {
  errorCatalogue,
  type Dependency,
  type ErrorCode,
  type ErrorDisplay,
  type FieldError,
} from '@cardamom/api-types';
import type { Problem } from '@cardamom/api-types';

/** A call that failed: the server's problem (RFC 9457), or CM_TIMEOUT / CM_OFFLINE when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** How the person is told (docs/rows.md, Errors). */
  readonly display: ErrorDisplay;
  /** Which fields are wrong; pointers are RFC 6901, into the request body. */
  readonly errors: readonly FieldError[];
  /** What stands in the way, with DEPENDENCY_ALERT_EXCEPTION; the first 100 of `dependencyCount`. */
  readonly dependencies: readonly Dependency[];
  readonly dependencyCount: number;
  /** With CM_CONFLICT, the entity as it is on the server now. */
  readonly current: Record<string, unknown> | null;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Seconds after which the server takes another try, with CM_RATE. */
  readonly retryAfter: number | null;

  constructor(
    problem: Partial<Problem> & { code: string },
    status: number,
    retryAfter: number | null = null,
  ) {
    const known = errorCatalogue[problem.code as ErrorCode] ?? errorCatalogue.fallback;
    super(problem.message ?? known.message);
    this.code = problem.code;
    this.display = problem.display ?? known.display;
    this.errors = problem.errors ?? [];
    this.dependencies = problem.dependencies ?? [];
    this.dependencyCount = problem.dependencyCount ?? this.dependencies.length;
    this.current = problem.current ?? null;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Why, where none of the wrong fields is on view: the first one's message says more, as in which category a name is in use. */
  get reason(): string {
    return this.errors[0]?.message ?? this.message;
  }

  /** Whether the same call may succeed later without anybody changing anything: no answer, or a fault of the server. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The error an answer stands for; anything that is not a problem document reads as the fallback. */
export async function errorOf(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.code === 'string') {
      return new ApiError({ ...problem, code: problem.code }, response.status, retryAfter);
    }
  } catch {
    // A proxy's HTML page, or nothing at all: the status says enough.
  }
  return new ApiError({ code: 'fallback' }, response.status, retryAfter);
}
