import type { Discount, DiscountSort } from '@cardamom/api-types';
import type { TableColumn } from '@cardamom/ui/table';
import { useMemo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { reductionInWords } from '#shared/entity-fields/reduction-in-words.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { discounts } from '../api/discounts.ts';

/** All discounts of the restaurant. */
export function DiscountsPage() {
  const [search, onSearchChange] = useListSearch<DiscountSort>();
  const { t } = useMessages('discounts');
  const { currency } = useAccess();
  const at = useEntityList(discounts, search);
  const { name, status, stateRemark, updated, operations } = at.shared;
  const columns = useMemo(
    (): TableColumn<Discount>[] => [
      {
        ...name,
        detail: (discount) => [
          { text: reductionInWords(discount, currency), on: 'cards' },
          ...stateRemark(discount),
        ],
      },
      {
        kind: 'text',
        id: 'amount',
        header: t('list.column.amount'),
        showsFrom: 'rows',
        value: (discount) => reductionInWords(discount, currency),
      },
      status,
      updated,
      ...operations,
    ],
    [currency, name, operations, stateRemark, status, t, updated],
  );
  return <EntityListPage {...{ at, columns, search, onSearchChange }} />;
}
