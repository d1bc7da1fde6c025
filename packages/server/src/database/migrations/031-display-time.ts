import type { Dialect } from '../dialect.ts';

/** One dish may stay on screens for up to two minutes. SQLite changes no check of a column, so the column is made anew. */
export function displayTime(d: Dialect): string[] {
  const range = 'check (item_seconds between 3 and 120)';
  if (d.name === 'postgres')
    return [
      'alter table digital_menu_settings drop constraint digital_menu_settings_item_seconds_check',
      `alter table digital_menu_settings add constraint digital_menu_settings_item_seconds_check ${range}`,
    ];
  return [
    'alter table digital_menu_settings rename column item_seconds to former_seconds',
    `alter table digital_menu_settings add column item_seconds integer not null default 8 ${range}`,
    'update digital_menu_settings set item_seconds = former_seconds',
    'alter table digital_menu_settings drop column former_seconds',
  ];
}
