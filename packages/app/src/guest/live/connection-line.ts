import { connectionLineCss, connectionLineRoom } from '@cardamom/ui/guest-notices';
import { keptNotice } from '../../worker/guest-worker-messages.ts';
import { clockTime, liveWords } from './live-words.ts';
import { ownElement, ownMark, ownStyle } from './own-element.ts';

const spoken = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';

/** Room below the page's end, so that the line covers nothing for good; it moves nothing that is being read. */
const css = [
  `[${ownMark}=line]{${connectionLineCss}}`,
  `[${ownMark}=spoken]{${spoken}}`,
  `:root:has([${ownMark}=line]){--guest-foot:${connectionLineRoom}}`,
  `:root:has([${ownMark}=line]) body{padding-block-end:${connectionLineRoom}}`,
].join('');

/** What the page says of itself: aloud that it has changed, and in a line that the network is gone. */
export function pageVoice() {
  ownStyle(css);
  let aloud: HTMLElement | undefined;
  let line: HTMLElement | undefined;

  const say = (text: string) => {
    const place = aloud ?? ownElement('spoken');
    place.setAttribute('role', 'status');
    // There and empty first: what is said is what changes in it, also where it is the same sentence again.
    place.textContent = '';
    setTimeout(() => {
      place.textContent = text;
    }, 100);
    aloud = place;
  };
  return {
    tellUpdated: () => say(liveWords.updated),
    /** The network is gone; what is shown was surely right at this moment. */
    showLine(asOf: number): void {
      if (line || document.querySelector(keptNotice)) return;
      line = ownElement('line');
      const text = liveWords.noConnection(clockTime(asOf));
      line.textContent = text;
      say(text);
    },
    hideLine(): void {
      line?.remove();
      line = undefined;
    },
  };
}
