import type { within } from 'storybook/test';
import { patience } from '#shared/testing/index.ts';

/** The row of the link that is called so, as soon as it is there. */
export async function rowOf(canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const link = await canvas.findByRole('link', { name: new RegExp(`^${name}`) }, patience);
  const row = link.closest('li');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}
