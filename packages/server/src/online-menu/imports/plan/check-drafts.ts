import type { FieldError, ImportReason } from '@cardamom/api-types';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '#http/contract.ts';
import { cleanText } from '#http/request-text.ts';
import { problemFrom } from '#http/schema-errors.ts';
import { longestList } from '../limits.ts';

/** What the contract lets a person send, and so what an import may bring. */
type Draft = 'CategoryDraft' | 'ItemDraft' | 'ModifierGroupDraft' | 'MenuDraft';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });
const compiled = new Map<Draft, ValidateFunction>();

function validatorOf(draft: Draft): ValidateFunction {
  const known = compiled.get(draft);
  if (known) return known;
  // Pointers inside the bundle start at its root, which here is the schema called `contract`.
  const made = ajv.compile({ $ref: `contract#/components/schemas/${draft}` });
  compiled.set(draft, made);
  return made;
}

const names: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  story: 'Story',
  sizes: 'Price',
  ingredients: 'Ingredients',
  allergens: 'Contains',
  marks: 'Diet',
  calories: 'Calories',
  externalRef: 'Reference',
  categoryIds: 'Category',
  modifierGroupIds: 'Modifier groups',
  guestName: 'Guest name',
  options: 'Options',
  minimum: 'Minimum',
  maximum: 'Maximum',
};

/** A wrong field by its pointer (`/sizes/0/price`) in the words of the preview. */
export function reasonOf({ pointer, message }: FieldError): ImportReason {
  const [, field = '', index] = pointer.split('/');
  const place = index !== undefined && /^\d+$/u.test(index) ? ` ${Number(index) + 1}` : '';
  return { field: `${names[field] ?? field}${place}`, message };
}

/** Everything the contract finds wrong with a draft, in the catalogue's words: the same rules as for a form. */
export function draftReasons(kind: Draft, draft: object): ImportReason[] {
  const tooLong = Object.entries(draft).find(([, list]) => Array.isArray(list) && list.length > longestList);
  if (tooLong) {
    const message = `It has ${tooLong[1].length} entries; ${longestList} are the most.`;
    return [{ field: names[tooLong[0]] ?? tooLong[0], message }];
  }
  const { value, errors } = cleanText(draft);
  const validate = validatorOf(kind);
  const problem = validate(value) ? undefined : problemFrom(validate.errors ?? [], 'body');
  return [...errors, ...(problem?.details.errors ?? [])].map(reasonOf);
}
