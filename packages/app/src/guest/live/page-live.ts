import { whenAtRest } from '../../shared/browser/when-at-rest.ts';
import { followChanges } from './follow-changes.ts';
import { keepOffline } from './keep-offline.ts';

/**
 * The script that guest pages load once they are there (docs/decisions.md, 48). A page that stands in another one, as in the
 * back office, is looked at and not read at a table: it neither listens nor keeps anything. Without constructed style sheets
 * (before Safari 16.4) a page cannot be changed under its content policy, and stays as it was loaded.
 */
if (window.top === window && 'adoptedStyleSheets' in document)
  whenAtRest(() => {
    followChanges();
    void keepOffline();
  });
