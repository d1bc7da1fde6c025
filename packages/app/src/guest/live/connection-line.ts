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
  const aloud = ownElement('spoken');
  aloud.setAttribute('role', 'status');
  let line: HTMLElement | undefined;

  const say = (text: string) => {
    aloud.textContent = text;
  };
  return {
    tellUpdated: () => say(liveWords.updated),
    /** The network is gone; what is shown was surely right at this moment. */
    showLine(asOf: number): void {
      if (line || document.querySelector(keptNotice)) return;
      line = ownElement('line');
      line.textContent = liveWords.noConnection(clockTime(asOf));
      say(line.textContent);
    },
    hideLine(): void {
      line?.remove();
      line = undefined;
    },
  };
}
