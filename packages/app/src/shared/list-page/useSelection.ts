import type { TableSelection } from '@cardamom/ui/table';
import { useMemo, useState } from 'react';

/** The chosen rows of a list. */
export interface Selection<Row> {
  /** Of the rows on view; what left the view is not acted on unseen. */
  chosen: readonly Row[];
  keys: ReadonlySet<string>;
  choose: (keys: TableSelection) => void;
  /** Chooses these and nothing else. */
  chooseOnly: (ids: readonly string[]) => void;
  /** What stays out of all of the list, where that is chosen; else null. */
  except: readonly string[] | null;
  /** Chooses all of the list, pages that are not on view among them. */
  chooseAll: () => void;
}

/** The most entries that may stay out of all of a list. */
const mostExcepted = 1000;

/**
 * Keeps what is chosen; "all" means all rows on view, until somebody says that they mean all of the list. That holds while
 * the list is narrowed to the same (`narrowedTo`), on all of its pages.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  narrowedTo: string,
): Selection<Row> {
  const [some, setSome] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<{ narrowedTo: string; except: ReadonlySet<string> } | null>(null);
  const except = whole?.narrowedTo === narrowedTo ? whole.except : null;
  const keys = useMemo(
    () => (except ? new Set(rows.map(({ id }) => id).filter((id) => !except.has(id))) : some),
    [rows, except, some],
  );
  const chooseOnly = (ids: readonly string[]) => {
    setWhole(null);
    setSome(new Set(ids));
  };
  return {
    chosen: rows.filter(({ id }) => keys.has(id)),
    keys,
    chooseOnly,
    choose(next) {
      const onView = rows.map(({ id }) => id);
      const wanted = next === 'all' ? new Set(onView) : next;
      if (except === null) setSome(wanted);
      else if (wanted.size === 0) chooseOnly([]);
      else {
        const elsewhere = [...except].filter((id) => !onView.includes(id));
        const left = new Set([...elsewhere, ...onView.filter((id) => !wanted.has(id))]);
        if (left.size <= mostExcepted) setWhole({ narrowedTo, except: left });
      }
    },
    except: except && [...except],
    chooseAll: () => setWhole({ narrowedTo, except: new Set() }),
  };
}
