import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** Menus learn what they hold, and when and where they are on. */
export function menus(d: Dialect): string[] {
  return [
    `alter table menu add column windows ${d.text} not null default '[]'`,
    `alter table menu add column starts_on ${d.text}`,
    `alter table menu add column ends_on ${d.text}`,
    `alter table menu add column outside_hours ${d.text} not null default 'HIDE'`,
    `alter table menu add column channels ${d.text} not null default '["QR","SCREENS"]'`,
    `create table menu_section (
      restaurant_id ${d.text} not null, id ${d.text} not null, menu_id ${d.text} not null,
      category_id ${d.text} not null, position integer not null, title ${d.text} not null,
      item_order ${d.text} not null, hidden_item_ids ${d.text} not null,
      primary key (restaurant_id, id),
      foreign key (restaurant_id, menu_id) references menu (restaurant_id, id),
      foreign key (restaurant_id, category_id) references category (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create unique index menu_section_category on menu_section (restaurant_id, menu_id, category_id)`,
    ...(d.name === 'postgres' ? confine('menu_section', 'restaurant_id') : []),
  ];
}
