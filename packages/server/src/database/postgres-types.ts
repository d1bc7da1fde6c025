import { types, type CustomTypesConfig } from 'pg';

/** Money, moments and counts arrive as numbers; all of them stay below 2^53. */
export const numbersForInt8: CustomTypesConfig = {
  getTypeParser: ((oid, format) =>
    oid === types.builtins.INT8
      ? Number
      : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};
