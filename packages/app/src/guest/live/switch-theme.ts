import { themeIcons, themeSwitchCss } from '@cardamom/ui/guest-notices';
import { themeStorageKey } from '../theme-script.ts';
import { liveWords } from './live-words.ts';
import { ownMark, ownStyle, spokenInEnglish } from './own-element.ts';

/** The footer keeps room for the switch above its last line, so that nothing moves for it (`GuestFooter`). */
const css = [
  `[${ownMark}=theme]{${themeSwitchCss}}`,
  `[data-script] footer>[${ownMark}=theme]~:last-child{margin-block-start:0}`,
].join('');

/** Drawn by hand: the content policy lets nobody write markup. */
function drawn(name: 'path' | 'svg', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The phone's own frame takes the colour of the page. */
function colourFrame(): void {
  const page = document.body.firstElementChild ?? document.body;
  const { backgroundColor } = getComputedStyle(page);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = backgroundColor;
}

/** Applies a kept choice where the head has not, and the phone's frame follows. */
function wearKept(dataset: DOMStringMap): void {
  try {
    const kept = localStorage.getItem(themeStorageKey);
    if (kept === null) return;
    dataset['theme'] = kept;
    colourFrame();
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/**
 * Puts the switch between light and dark into the footer: without a script it would do nothing. It names what a press leads to. What is
 * chosen is kept, and on the next page the head applies it (`theme-script.ts`); until then the device decides.
 */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  wearKept(dataset);
  const place = document.querySelector('footer>[hidden],footer>:last-child');
  if (!place) return;
  const device = matchMedia('(prefers-color-scheme:dark)');
  const button = document.createElement('button');
  const word = document.createElement('span');
  const svg = drawn('svg', {
    viewBox: '0 0 24 24',
    width: '1.2em',
    height: '1.2em',
    'aria-hidden': 'true',
  });

  const other = () => ((dataset['theme'] ?? (device.matches && 'dark')) === 'dark' ? 'light' : 'dark');
  function name(): void {
    svg.replaceChildren(drawn('path', { d: themeIcons[other()] }));
    word.textContent = liveWords[other()];
  }

  button.type = 'button';
  button.setAttribute(ownMark, 'theme');
  spokenInEnglish(word);
  button.append(svg, word);
  button.addEventListener('click', () => {
    const chosen = other();
    dataset['theme'] = chosen;
    name();
    colourFrame();
    try {
      localStorage.setItem(themeStorageKey, chosen);
    } catch {
      // A private window may refuse; the next page is as the device has it.
    }
  });
  device.addEventListener('change', name);
  name();
  ownStyle(css);
  place.before(button);
}
