import { interUrls } from '@cardamom/ui/font-files';
import { lookFaces, lookNames, type LookName } from '@cardamom/ui/guest';
import { faceUrls } from '@cardamom/ui/guest-faces';

const latin = 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212';
const latinExtended = 'U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/**
 * Script that fetches Inter once the page has loaded; until then (and without JavaScript) text stands in the fallback of
 * equal metrics, so nothing moves. In the style sheet its 48 KB would compete with the first picture (`bench guest`).
 */
const interScript = [
  `addEventListener('load',()=>{for(const[u,r]of[['${interUrls.latin}','${latin}'],['${interUrls.latinExtended}','${latinExtended}']])`,
  `document.fonts.add(new FontFace('Inter Variable','url('+u+') format("woff2")',{weight:'100 900',display:'swap',unicodeRange:r}))});`,
].join('');

/** Where the guest's browser remembers that it has a look's faces. */
const storageKey = 'cardamom.guest-faces';

/**
 * Script that fetches the look's own faces once the page has loaded. They are shown at once where no name or title that
 * is in sight, or above it, grows by it; where a line would break anew, nothing that is being read moves: they wait for the
 * next page, which has them from the browser's store before its first line is drawn.
 */
function faceScript(look: LookName): string {
  const faces = lookFaces[look].map(({ family, style, weight }, index) => [
    family,
    `url(${faceUrls[look][index]}) format("woff2")`,
    { style, weight },
  ]);
  return [
    `(()=>{const k='${storageKey}',v='${look}',d=document,a=${JSON.stringify(faces)}.map(f=>new FontFace(...f)),`,
    `h=()=>[...d.querySelectorAll('h1,h2,h3')].filter(e=>e.getBoundingClientRect().top<innerHeight).map(e=>e.offsetHeight).join(),l=()=>Promise.all(a.map(f=>f.load()));let s;`,
    `try{s=localStorage.getItem(k)===v}catch{}if(s){for(const f of a)d.fonts.add(f);l().catch(()=>{});return}`,
    `addEventListener('load',()=>l().then(()=>{const b=h();for(const f of a)d.fonts.add(f);`,
    `if(h()!==b)for(const f of a)d.fonts.delete(f);try{localStorage.setItem(k,v)}catch{}}).catch(()=>{}))})();`,
  ].join('');
}

const scripts = Object.fromEntries(
  lookNames.map((look) => [look, interScript + faceScript(look)]),
) as Readonly<Record<LookName, string>>;

/** Script that brings the fonts of a page in this look. */
export function fontScript(look: LookName): string {
  return scripts[look];
}
