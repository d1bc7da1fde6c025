import { useContext, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TableStateContext } from 'react-aria-components/Table';
import { formatMoney } from '../../money/formatMoney.ts';
import { Badge } from '../Badge/index.ts';
import { ChipList } from '../ChipList/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/index.ts';
import { MenuButton } from '../MenuButton/index.ts';
import { Switch } from '../Switch/index.ts';
import type { DateColumn, ImgColumn, MoneyColumn, TableColumn, TextColumn } from './columns.ts';
import {
  Figures,
  HiddenText,
  Lines,
  Operation,
  Picture,
  Quiet,
  RowLink,
  RowName,
} from './TableCell.styles.ts';

interface TableCellProps<T> {
  column: TableColumn<T>;
  row: T;
  rowId: string;
  /** Given in the row's naming cell only. */
  href: string | undefined;
  isRowHeader: boolean;
}

/** What a cell shows, by the kind of its column. */
export function TableCell<T>({ column, row, rowId, href, isRowHeader }: TableCellProps<T>): ReactNode {
  switch (column.kind) {
    case 'text':
      return <TextCell {...{ column, row, href, isRowHeader }} />;
    case 'link': {
      const link = column.value(row);
      return link ? <Link {...link}>{link.text}</Link> : <Nothing />;
    }
    case 'money':
      return <MoneyCell {...{ column, row }} />;
    case 'chips': {
      const items = column.value(row);
      return items.length > 0 ? <ChipList label={column.header} items={items} /> : <Nothing />;
    }
    case 'img':
      return <ImgCell {...{ column, row }} />;
    case 'index':
      return <Position rowId={rowId} start={column.start ?? 1} />;
    case 'switch':
      return (
        <Switch
          isLabelHidden
          isSelected={column.value(row)}
          isDisabled={column.isDisabled?.(row) ?? false}
          onChange={(isSelected) => column.onChange(row, isSelected)}
        >
          {column.label(row)}
        </Switch>
      );
    case 'date':
      return <DateCell {...{ column, row }} />;
    case 'status': {
      const status = column.value(row);
      return status ? (
        <Badge tone={status.tone} {...(status.icon && { icon: status.icon })}>
          {status.label}
        </Badge>
      ) : (
        <Nothing />
      );
    }
  }
  return (
    <Operation>
      <MenuButton
        hidesLabel
        icon="more"
        variant="quiet"
        label={column.label(row)}
        items={column.value(row)}
      />
    </Operation>
  );
}

function TextCell<T>({
  column,
  row,
  href,
  isRowHeader,
}: {
  column: TextColumn<T>;
  row: T;
  href: string | undefined;
  isRowHeader: boolean;
}) {
  const text = column.value(row);
  const detail = column.detail?.(row);
  if (text === null || text === '') return <Nothing />;
  return (
    <Lines>
      {href === undefined ? (
        <RowText isName={isRowHeader}>{text}</RowText>
      ) : (
        <span>
          <RowLink href={href}>{text}</RowLink>
        </span>
      )}
      {detail != null && detail !== '' && <Quiet>{detail}</Quiet>}
    </Lines>
  );
}

function RowText({ isName, children }: { isName: boolean; children: string }) {
  return isName ? <RowName>{children}</RowName> : <span>{children}</span>;
}

function MoneyCell<T>({ column, row }: { column: MoneyColumn<T>; row: T }) {
  const { locale } = useLocale();
  const amount = column.value(row);
  const note = column.note?.(row);
  if (amount === null) return <Nothing />;
  return (
    <Figures>
      {note != null && <Quiet>{note} </Quiet>}
      {formatMoney(amount, column.currency, locale)}
    </Figures>
  );
}

function ImgCell<T>({ column, row }: { column: ImgColumn<T>; row: T }) {
  const image = column.value(row);
  return (
    <Picture>
      {image ? (
        <img src={image.url} alt={image.alt} width={72} height={40} loading="lazy" decoding="async" />
      ) : (
        (column.placeholder?.(row) ?? <Icon name="image" size={20} label="No picture" />)
      )}
    </Picture>
  );
}

function DateCell<T>({ column, row }: { column: DateColumn<T>; row: T }) {
  const { locale } = useLocale();
  const value = column.value(row);
  if (value === null) return <Nothing />;
  const date = new Date(value);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(column.showsTime && { timeStyle: 'short' }),
    ...(column.timeZone !== undefined && { timeZone: column.timeZone }),
  });
  return (
    <time dateTime={date.toISOString()}>
      <Figures>{format.format(date)}</Figures>
    </time>
  );
}

/** The row's number, which follows the row when rows are sorted or moved. */
function Position({ rowId, start }: { rowId: string; start: number }) {
  const state = useContext(TableStateContext);
  return <Figures>{(state?.collection.getItem(rowId)?.index ?? 0) + start}</Figures>;
}

function Nothing() {
  return (
    <Quiet>
      <span aria-hidden="true">–</span>
      <HiddenText>None</HiddenText>
    </Quiet>
  );
}
