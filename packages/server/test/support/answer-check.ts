import type { OperationId } from '@cardamom/api-types';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../../src/http/contract.ts';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

type Content = Record<string, { schema?: object }>;
const compiled = new Map<string, ValidateFunction>();

/** References inside the bundle point to the whole document, so they are given its name. */
function anchored(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object;
}

function declaredAnswer(operationId: OperationId, status: number): { content?: Content } | undefined {
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) {
      if (operation.operationId !== operationId) continue;
      const answer = operation.responses[String(status)];
      if (!answer || !('$ref' in answer)) return answer as { content?: Content } | undefined;
      const name = answer.$ref.split('/').at(-1) ?? '';
      return (contract.components['responses'] as Record<string, { content?: Content }>)[name];
    }
  }
  return undefined;
}

/** Throws when an answer of the API is not what the contract declares for its status, or the status is not declared. */
export function checkAnswer(operationId: OperationId, status: number, type: string, payload: unknown): void {
  const declared = declaredAnswer(operationId, status);
  if (!declared) throw new Error(`${operationId} answered ${status}, which the contract does not declare`);
  if (!declared.content) {
    if (payload) throw new Error(`${operationId} answered ${status} with a body`);
    return;
  }
  const [mediaType] = type.split(';');
  const schema = declared.content[mediaType ?? '']?.schema;
  if (!schema) throw new Error(`${operationId} answered ${status} as ${type}`);
  if (!mediaType?.endsWith('json')) return;
  const key = `${operationId} ${status}`;
  const validate = compiled.get(key) ?? ajv.compile(anchored(schema));
  compiled.set(key, validate);
  if (!validate(JSON.parse(String(payload)))) {
    throw new Error(`${key} breaks the contract: ${ajv.errorsText(validate.errors)}\n${String(payload)}`);
  }
}

/** Throws when data is not what a schema of the contract says, for what travels otherwise than as an answer. */
export function checkData(schema: string, data: unknown): void {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  compiled.set(schema, validate);
  if (!validate(data)) throw new Error(`${schema}: ${ajv.errorsText(validate.errors)}`);
}
