import type { OperationId } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type ContractOperation = {
  operationId: OperationId;
  requestBody?: { content?: Record<string, { schema?: Json }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: Json }> } | { $ref: string }
  >;
};

export type Contract = {
  paths: Record<string, Record<string, ContractOperation>>;
  components: Record<string, Json>;
};

/** A fresh copy of the bundled OpenAPI document; the only description of the wire. */
export function readContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@cardamom/api-types/contract.gen')).replace(
    /\.ts$/u,
    '.json',
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}

/** The contract without its answers, which the server writes itself; what remains is what it checks. */
export function requestsOf(contract: Contract): Contract {
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods))
      if ('responses' in operation) operation.responses = { default: { description: 'Not checked here' } };
  }
  return contract;
}
