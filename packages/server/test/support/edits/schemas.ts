import { readContract } from '#http/contract.ts';

/** What tests read of the contract's schemas. */
export type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};

const schemas = readContract().components['schemas'] as unknown as Readonly<Record<string, Schema>>;

/** The schema of this name. */
export const schemaNamed = (name: string): Schema => schemas[name] ?? {};

/** The schema itself, or what it names in place of one. */
export function resolved(schema: Schema): Schema {
  const named = schema.$ref?.split('/').at(-1);
  if (named !== undefined) return resolved(schemaNamed(named));
  const [only] = schema.allOf ?? [];
  return only ? resolved(only) : schema;
}
