import { componentOf, nameOf } from './baselines.ts';
import type { PictureFailure } from './picture-run.ts';
import { reportCss } from './report.styles.ts';

/** How many pictures are shown; a changed token changes them all, and the first tell the story. */
const SHOWN = 300;

const pod = `<svg viewBox="0 0 28 28" aria-hidden="true"><path class="pod" d="M23.5 3.5C25 12.5 21.5 20.5 4.5 24.5C3 13 9.5 4 23.5 3.5Z"/><path class="seam" d="M18.5 9.5C14.5 12.5 11.5 15.5 9 19.5M15.5 7.5C11.5 9.5 9 12.5 7.6 16.5M20.3 12.5C18 16.5 15.5 18.7 12 20.5"/></svg>`;

const script = `
const choice = document.querySelector('select');
const stories = [...document.querySelectorAll('article')];
choice.addEventListener('change', () => {
  for (const story of stories) story.hidden = Boolean(choice.value) && story.dataset.component !== choice.value;
});
document.addEventListener('click', ({ target }) => {
  if (!target.matches('.enlarge')) return;
  const looks = target.closest('article').querySelector('.looks');
  target.setAttribute('aria-pressed', String(looks.toggleAttribute('data-large')));
});`;

/** One page that shows every picture that is not as accepted: expected, actual and their difference. Needs no other file. */
export function reportPage(failures: readonly PictureFailure[]): string {
  const sorted = failures.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const rest = sorted.slice(SHOWN).map((failure) => `<li><code>${nameOf(failure)}</code></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures not as accepted – Cardamom</title>
<style>${reportCss}</style>
<div class="top"><span class="brand">${pod}Cardamom</span>${filter(sorted)}</div>
<main>
<div class="intro">
<h1>${sorted.length} ${sorted.length === 1 ? 'picture is' : 'pictures are'} not as accepted</h1>
<p>If a change is meant, accept its pictures with <code>npm run visual:update</code>, or one component's with <code>npm run visual:update -- Button</code>. If not, the difference shows what moved.</p>
</div>
${sorted.slice(0, SHOWN).map(story).join('\n')}
${rest.length > 0 ? `<article><h2>${rest.length} more are not shown</h2><ul>${rest.join('')}</ul></article>` : ''}
</main>
<script>${script}</script>
</html>
`;
}

function filter(failures: readonly PictureFailure[]): string {
  const counts = new Map<string, number>();
  for (const { storyId } of failures) {
    const component = componentOf(storyId);
    counts.set(component, (counts.get(component) ?? 0) + 1);
  }
  const options = [...counts].map(([name, count]) => `<option value="${name}">${name} (${count})</option>`);
  return `<label class="filter">Component<select><option value="">All (${failures.length})</option>${options.join('')}</select></label>`;
}

function story(failure: PictureFailure): string {
  const component = componentOf(failure.storyId);
  const name = failure.storyId.slice(component.length + 2).replaceAll('-', ' ');
  const looks = [
    look('Expected', failure.expected),
    look('Actual', failure.actual),
    look('Difference', failure.difference),
  ].join('');
  return `<article data-component="${component}">
<header class="story"><h2>${component} / ${name}</h2><span class="mode">${failure.mode}</span><span class="reason">${failure.reason}</span><button type="button" class="enlarge" aria-pressed="false">Full size</button></header>
<div class="looks">${looks}</div>
</article>`;
}

function look(caption: string, image: Buffer | undefined): string {
  if (!image) return '';
  return `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/webp;base64,${image.toString('base64')}"></figure>`;
}
