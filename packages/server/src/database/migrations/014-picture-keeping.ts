import type { Dialect } from '../dialect.ts';

/** Adds a restaurant's picture bytes up from an index, and lets files without a picture, and pictures without files, be found across restaurants. */
export function pictureKeeping(d: Dialect): string[] {
  const bySize = 'create index image_variant_by_size on image_variant (restaurant_id, byte_size)';
  if (d.name !== 'postgres') return [bySize];
  return [
    bySize,
    'create policy look_up on image for select to cardamom_lookup using (true)',
    'grant select (id, created_at, deleted_at) on image to cardamom_lookup',
  ];
}
