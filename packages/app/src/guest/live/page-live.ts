import { whenAtRest } from '../../shared/browser/when-at-rest.ts';
import { closeMenus } from './close-menus.ts';
import { followChanges } from './follow-changes.ts';
import { readyForPaper } from './ready-for-paper.ts';
import { findHandily } from './find-handily.ts';
import { followSections } from './follow-sections.ts';
import { keepOffline } from './keep-offline.ts';
import { layOut } from './lay-out.ts';
import { shareMenu } from './share-menu.ts';
import { showFonts } from './show-fonts.ts';
import { switchTheme } from './switch-theme.ts';

/**
 * The script that guest pages load once they are there (docs/decisions.md, 48): their fonts, what makes them handier, and what keeps
 * them as they are on the server. A page that stands in another one, as in the back office, is looked at and not read at a table: it
 * neither listens nor keeps anything. One that has no address of its own does not listen, because nothing is there. Each part has a task of its own, so that a touch comes between. Without
 * constructed style sheets (before Safari 16.4) a page cannot be changed under its content policy, and stays as it was loaded.
 */
layOut(showFonts());
const followAgain = followSections();
for (const part of [findHandily, closeMenus, readyForPaper]) setTimeout(part);
if ('adoptedStyleSheets' in document) {
  whenAtRest(switchTheme);
  if (document.querySelector('link[rel=canonical]') && window.top === window) {
    whenAtRest(shareMenu);
    whenAtRest(() => {
      followChanges(followAgain);
      void keepOffline();
    });
  }
}
