import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../shared/problem.ts';
import { cleanText } from './request-text.ts';
import { isCalendarDate, isInstant } from './calendar-formats.ts';
import { problemFrom, RequestProblem } from './schema-errors.ts';

function checker(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    coerceTypes,
    useDefaults: true,
    allowUnionTypes: true,
    // "1e999" becomes an infinite number, of which limits would not be asked; JSON's own is no number by its type.
    strictNumbers: !coerceTypes,
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

/**
 * Checks requests against the contract: bodies strictly (`"12"` is no number), path, query and headers with
 * coercion, since they arrive as text. Texts are cleaned first.
 */
export function checkRequests(app: FastifyInstance): void {
  const strict = checker(false);
  const coercing = checker(true);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : coercing).compile(schema as object),
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
