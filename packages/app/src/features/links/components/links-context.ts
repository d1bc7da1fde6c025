import type { LinkOutcome } from '@cardamom/api-types';
import { createContext, use } from 'react';
import type { ListedLink } from '../model/listed-link.ts';

/** Why a link does not work. */
export type LinkFailure = Exclude<LinkOutcome, 'WORKS'>;

/** What of a link is shown in a dialog. */
export type LinkDialog = 'code' | 'embed' | 'scans';

/** What all rows of the page share. */
interface LinksShared {
  /** Links that the last check found not to work, by the id of what they lead to. */
  wrong: ReadonlyMap<string, LinkFailure>;
  show: (dialog: LinkDialog, link: ListedLink) => void;
}

const nothing: LinksShared = { wrong: new Map(), show: () => undefined };

/** What all rows of the page share, set by the page. */
export const LinksContext = createContext<LinksShared>(nothing);

/** What the page shares with its rows. */
export const useLinksShared = (): LinksShared => use(LinksContext);
