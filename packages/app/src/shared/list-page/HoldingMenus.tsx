import type { HoldingMenus as Holding } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';
import { message, useMessages } from '../messages/index.ts';

/** How many menus are named. */
const namedAtMost = 3;

const calls = {
  items: (itemId: string, signal: AbortSignal) =>
    dataOf(api.GET('/online-menu/items/{itemId}/menus', { params: { path: { itemId } }, signal })),
  categories: (categoryId: string, signal: AbortSignal) =>
    dataOf(
      api.GET('/online-menu/categories/{categoryId}/menus', { params: { path: { categoryId } }, signal }),
    ),
};

/** Props of `HoldingMenus`. */
export interface HoldingMenusProps {
  /** What is asked about. */
  of: keyof typeof calls;
  id: string;
  /** Whether guests see it where it is. */
  isShown: boolean;
}

/** Menus as a sentence holds them: "All day, Evening, Wine and 2 more". The list of words is made when it is said: every list loads this, few say it. */
function menusInWords({ menus, count }: Holding): string {
  const named = menus.slice(0, namedAtMost).map(({ name }) => name);
  const more = count - named.length;
  return new Intl.ListFormat('en-GB').format(
    more > 0 ? [...named, message('common:names.more', { count: more })] : named,
  );
}

/** Says which menus hold an entry, asked when it is shown: a list of thousands does not carry it. Nothing until it is known. */
export function HoldingMenus({ of, id, isShown }: HoldingMenusProps) {
  const { t } = useMessages('entities');
  const { data, isError } = useQuery({
    queryKey: [of, 'menus', id],
    queryFn: ({ signal }) => calls[of](id, signal),
  });
  if (data === undefined) return isError ? t('list.menusUnknown') : null;
  if (data.count === 0) return t('list.onNoMenu');
  return t(isShown ? 'list.onMenus' : 'list.belongsTo', { menus: menusInWords(data) });
}
