import type { ReactNode } from 'react';
import { moneyFormat } from '../../money/formatMoney.ts';
import { Badge } from '../Badge/index.ts';
import { shownEntries } from '../ChipList/ChipList.tsx';
import { plainIcon } from '../Icon/plain-icon.tsx';
import type { RowRemark, TableColumn } from './columns.ts';
import { tableWords } from './table-words.ts';

/** What a cell needs to know beside its row. */
export interface CellPlace {
  /** The row's place in the list, from 0. */
  index: number;
  /** Given in the row's naming cell only. */
  href: string | undefined;
  isRowHeader: boolean;
}

/** Draws what a cell of one column shows. */
export type CellRenderer<T> = (row: T, place: CellPlace) => ReactNode;

const nothing = (
  <span data-part="quiet">
    <span aria-hidden="true">–</span>
    <span data-part="hidden">{tableWords.none}</span>
  </span>
);

/**
 * How a column draws its cells: with plain elements, whose look and behaviour come from the table around them, because a
 * component for each cell costs a list of fifty rows a second on a slow machine.
 */
export function cellRenderer<T>(column: TableColumn<T>, locale: string): CellRenderer<T> {
  switch (column.kind) {
    case 'text':
      return (row, { href, isRowHeader }) => {
        const text = column.value(row);
        const detail = column.detail?.(row);
        if (text === null || text === '') return nothing;
        const name =
          href === undefined ? (
            <span {...(isRowHeader && { 'data-part': 'name' })}>{text}</span>
          ) : (
            <a data-part="row-link" href={href} tabIndex={-1}>
              {text}
            </a>
          );
        if (detail == null || detail.length === 0) return name;
        return (
          <span data-part="lines">
            <span>{name}</span>
            {typeof detail === 'string' ? <span data-part="quiet">{detail}</span> : remarks(detail)}
          </span>
        );
      };
    case 'link':
      return (row) => {
        const link = column.value(row);
        if (!link) return nothing;
        const opensTab = link.target === '_blank';
        return (
          <a
            data-part="link"
            href={link.href}
            tabIndex={-1}
            {...(link.target !== undefined && { target: link.target })}
            {...(opensTab && { rel: 'noreferrer' })}
          >
            {link.text}
            {opensTab && plainIcon('external', 16, tableWords.newTab)}
          </a>
        );
      };
    case 'money': {
      const format = moneyFormat(column.currency, locale);
      return (row) => {
        const amount = column.value(row);
        const note = column.note?.(row);
        if (amount === null) return nothing;
        return note == null ? (
          format(amount)
        ) : (
          <span>
            <span data-part="quiet">{note} </span>
            {format(amount)}
          </span>
        );
      };
    }
    case 'chips':
      return (row) => {
        const items = column.value(row);
        return items.length > 0 ? chips(column.header, items) : nothing;
      };
    case 'img':
      return (row) => {
        const image = column.value(row);
        return (
          <span data-part="picture" {...(!image && !column.placeholder && { 'data-empty': true })}>
            {image ? (
              <img src={image.url} alt={image.alt} width={40} height={40} loading="lazy" decoding="async" />
            ) : (
              (column.placeholder?.(row) ?? plainIcon('image', 20, tableWords.noPicture))
            )}
          </span>
        );
      };
    case 'index':
      return (_row, { index }) => index + (column.start ?? 1);
    case 'switch':
      return (row) => {
        const isOn = column.value(row);
        return (
          <button
            type="button"
            role="switch"
            data-act="switch"
            tabIndex={-1}
            aria-checked={isOn}
            aria-label={column.label(row)}
            disabled={column.isDisabled?.(row) ?? false}
          />
        );
      };
    case 'date': {
      const format = new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        ...(column.showsTime && { timeStyle: 'short' }),
        ...(column.timeZone !== undefined && { timeZone: column.timeZone }),
      });
      return (row) => {
        const value = column.value(row);
        if (value === null) return nothing;
        const date = new Date(value);
        return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
      };
    }
    case 'status':
      return (row) => {
        const status = column.value(row);
        if (!status) return nothing;
        return (
          <Badge tone={status.tone} {...(status.icon && { icon: status.icon })}>
            {status.label}
          </Badge>
        );
      };
    case 'choice':
      return (row) => {
        const { label, look, icon } = column.value(row);
        return (
          <button
            type="button"
            data-act="choice"
            data-part="state"
            data-look={look}
            tabIndex={-1}
            aria-haspopup="menu"
            aria-keyshortcuts="s"
            aria-label={column.label(row)}
            disabled={column.isDisabled?.(row) ?? false}
            aria-disabled={column.isChanging?.(row) === true || undefined}
          >
            {icon && plainIcon(icon, 16)}
            {label}
            {plainIcon('chevronDown', 16)}
          </button>
        );
      };
  }
  return (row) =>
    column.isOffered?.(row) === false ? null : (
      <button
        type="button"
        data-act="menu"
        data-part="icon-button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={column.label(row)}
      >
        {plainIcon('more', 20)}
      </button>
    );
}

/** The second line of a row: remarks that say where they are shown, with a dot between those that are. */
function remarks(of: readonly RowRemark[]) {
  return (
    <span data-part="remarks">
      {of.map(({ text, tone = 'quiet', icon, on }) => (
        <span key={`${on} ${text}`} data-tone={tone} {...(on && { 'data-on': on })}>
          {icon && plainIcon(icon, 16)}
          {text}
        </span>
      ))}
    </span>
  );
}

function chips(header: string, items: readonly string[]) {
  const shown = items.slice(0, shownEntries);
  const hiddenCount = items.length - shown.length;
  return (
    <ul aria-label={header}>
      {shown.map((item, place) =>
        hiddenCount > 0 && place === shown.length - 1 ? (
          // Alone on a line the ellipsis would seem to belong to nothing.
          <li key={item} data-part="last-chip">
            <span data-part="chip" title={item}>
              {item}
            </span>
            <button
              type="button"
              data-act="chips"
              data-part="more-chips"
              tabIndex={-1}
              aria-haspopup="dialog"
              aria-label={tableWords.showAll(hiddenCount, header)}
            >
              {plainIcon('more', 16)}
            </button>
          </li>
        ) : (
          <li key={item} data-part="chip" title={item}>
            {item}
          </li>
        ),
      )}
    </ul>
  );
}
