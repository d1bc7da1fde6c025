import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../shared/problem.ts';
import type { Contract, Json } from './contract.ts';
import { wholeSchema } from './contract-routes.ts';
import { cleanText } from './request-text.ts';
import { isCalendarDate, isInstant } from './calendar-formats.ts';
import { problemFrom, RequestProblem } from './schema-errors.ts';

function checker(isText: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    // A list that names one thing arrives as that thing alone.
    coerceTypes: isText && 'array',
    useDefaults: true,
    allowUnionTypes: true,
    // "1e999" becomes an infinite number, of which limits would not be asked; JSON's own is no number by its type.
    strictNumbers: !isText,
    strictRequired: false,
    strictTypes: false,
    // A default inside `oneOf` documents; Ajv would only refuse to apply it.
    strictSchema: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('date', { validate: isCalendarDate });
  ajv.addFormat('date-time', { validate: isInstant });
  return ajv;
}

/** A check as Fastify calls it, which reads what is wrong from the function itself. */
type Check = { (data: unknown): boolean; errors?: ErrorObject[] | null | undefined };

/** Compiled with the first request that asks: all checks together are most of what a start would compile and keep. */
function whenAsked(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | undefined;
  const check: Check = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

/**
 * Checks requests against the contract: bodies strictly (`"12"` is no number), path, query and headers with
 * coercion, since they arrive as text. Texts are cleaned first.
 */
export function checkRequests(app: FastifyInstance, contract: Contract): void {
  const strict = checker(false);
  const coercing = checker(true);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    whenAsked(() =>
      (httpPart === 'body' ? strict : coercing).compile(wholeSchema(contract, schema as Json) as object),
    ),
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setSchemaErrorFormatter((errors, part) =>
    problemFrom(errors as Parameters<typeof problemFrom>[0], part),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    if (cleanText(request.params).errors.length > 0) throw new RequestProblem('VE_IS_OBJECT_ID');
    const query = cleanText(request.query);
    if (query.errors.length > 0) throw new RequestProblem('CM_TEXT', { errors: query.errors });
    request.query = query.value;
    if (!request.isMultipart()) {
      const body = cleanText(request.body);
      if (body.errors.length > 0) throw Problem.fields(body.errors);
      request.body = body.value;
    }
    done();
  });
}
