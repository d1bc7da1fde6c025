import type { OperationId } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A reference to another place of the contract, such as `#/components/schemas/Id`. */
export type Referred = { $ref: string };

/** What a request holds beside its body. */
export type ContractParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Json;
};

export type ContractParameters = (ContractParameter | Referred)[];

export type ContractOperation = {
  operationId: OperationId;
  parameters?: ContractParameters;
  requestBody?: { content?: Record<string, { schema?: Json }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: Json }> } | { $ref: string }
  >;
};

export type Contract = {
  /** The operations of each path by their methods. */
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
