import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** What was printed as an allergen matrix, kept so that a later edit shows that it must be printed again. */
export function matrixPrints(d: Dialect): string[] {
  return [
    `create table allergen_matrix_print (
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null, staff_id ${d.text},
      menu_id ${d.text}, category_id ${d.text}, fingerprint ${d.text} not null, content ${d.text} not null,
      created_at ${d.bigint} not null, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    ...(d.name === 'postgres' ? confine('allergen_matrix_print', 'restaurant_id') : []),
  ];
}
