import type { ErrorCode, FieldError } from '@cardamom/api-types';
import type { ErrorObject } from 'ajv';
import { fieldError, Problem } from '../shared/problem.ts';

/** A request part that breaks the contract outside the body; always answers 400. */
export class RequestProblem extends Problem {
  override readonly name = 'RequestProblem';
}

/** The most wrong fields an answer names. */
export const mostErrors = 100;

type Limit = number | undefined;
type Limits = Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems', number>>;

/** Turns Ajv's findings about one part of a request into catalogue codes and RFC 6901 pointers. */
export function problemFrom(errors: readonly ErrorObject[], part: string): Problem {
  if (part === 'params') return pathProblem(errors);
  if (part === 'querystring') return queryProblem(errors);
  if (part === 'headers') return headerProblem(errors);
  if (errors.some((error) => error.instancePath === '' && error.keyword === 'type' && error.data === null)) {
    return new Problem('CM_BAD_JSON');
  }
  const telling = withoutAlternatives(errors).slice(0, mostErrors);
  return Problem.fields(telling.map((error) => describe(error, 'CO_001')));
}

/** A wrong id is named as such; any other wrong part of a path leads nowhere. */
function pathProblem(errors: readonly ErrorObject[]): Problem {
  return new RequestProblem(errors.some(isWrongId) ? 'VE_IS_OBJECT_ID' : 'CM_NOT_FOUND');
}

function queryProblem(errors: readonly ErrorObject[]): Problem {
  const telling = withoutAlternatives(errors).slice(0, mostErrors);
  const described = telling.map((error) => describe(error, 'VE_IS_QUERY_OBJECT_ID'));
  return new RequestProblem((described[0]?.code ?? 'fallback') as ErrorCode, { errors: described });
}

function headerProblem(errors: readonly ErrorObject[]): Problem {
  const isKey = errors.some((error) => error.instancePath === '/idempotency-key');
  return isKey ? new RequestProblem('C_003') : new Problem('CM_PRECONDITION');
}

function isWrongId(error: ErrorObject): boolean {
  return error.keyword === 'format' && error.params['format'] === 'uuid';
}

/** "An id or null" reports both ways it failed; only the one that is not about null says something. */
function withoutAlternatives(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const telling = errors.filter(
    (error) => error.keyword !== 'oneOf' && !(error.keyword === 'type' && error.params['type'] === 'null'),
  );
  return telling.length > 0 ? telling : errors;
}

function describe(error: ErrorObject, idCode: ErrorCode): FieldError {
  const at = error.instancePath;
  const schema = (error.parentSchema ?? {}) as Limits;
  switch (error.keyword) {
    case 'required':
      return fieldError(`${at}/${escapePointer(String(error.params['missingProperty']))}`, 'CM_REQUIRED');
    case 'additionalProperties':
      return fieldError(`${at}/${escapePointer(String(error.params['additionalProperty']))}`, 'CM_FORMAT');
    case 'minProperties':
      return fieldError(at, 'CM_REQUIRED');
    case 'minItems':
      return fieldError(
        at,
        Array.isArray(error.data) && error.data.length === 0 ? 'CM_REQUIRED' : 'CM_RANGE',
      );
    case 'maxItems':
      return fieldError(at, 'CM_RANGE', `(at most ${schema.maxItems})`);
    case 'minLength':
    case 'maxLength':
      return fieldError(at, 'VE_IS_LENGTH', `(${limits(schema.minLength, schema.maxLength)} characters)`);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return fieldError(at, 'CM_RANGE', `(${limits(schema.minimum, schema.maximum)})`);
    case 'enum':
    case 'const':
      return fieldError(at, 'CM_CHOICE');
    case 'type':
      return fieldError(at, typeCode(error));
    case 'format':
      return fieldError(at, formatCode(String(error.params['format']), idCode));
    default:
      return fieldError(at, 'CM_FORMAT');
  }
}

function limits(least: Limit, most: Limit): string {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}

function typeCode(error: ErrorObject): ErrorCode {
  const wanted = new Set([error.params['type']].flat().map(String));
  if (wanted.has('number') || wanted.has('integer')) return 'VE_Is_NUMBER_STRING';
  return error.data === null ? 'CM_REQUIRED' : 'CM_FORMAT';
}

function formatCode(format: string, idCode: ErrorCode): ErrorCode {
  if (format === 'uuid') return idCode;
  return format === 'email' ? 'VE_Is_Email' : 'CM_FORMAT';
}

/** RFC 6901 section 3. */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
