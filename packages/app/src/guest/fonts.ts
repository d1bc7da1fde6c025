import { interUrls } from '@cardamom/ui/font-files';
import type { PageFace } from './faces.ts';

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

/** Where the guest's browser remembers which faces it has. */
const storageKey = 'cardamom.guest-faces';

/** What is written in a face, and what stands beside it. */
const writtenInFace = 'h1,h2,h3,h3+*,nav a';

/** Of the window, as layout shifts are counted: what Lighthouse rounds to 0. */
const leastShift = 5e-4;

/**
 * Script that fetches the look's own faces once the page has loaded. They are shown at once where nothing in sight, or above it,
 * becomes higher and hardly anything moves aside; where a line would break anew, they wait for the next page, which has them
 * from the browser's store before its first line is drawn.
 */
function faceScript(path: string, pageFaces: readonly PageFace[]): string {
  const faces = pageFaces.map(({ family, name, descriptors }) => [family, name, descriptors]);
  return [
    `(()=>{const k='${storageKey}',f=${JSON.stringify(faces)},v=f.map(e=>e[1]).join(),d=document,`,
    `a=f.map(([n,u,o])=>new FontFace(n,'url(${path}'+u+'.woff2) format("woff2")',o)),l=()=>Promise.all(a.map(f=>f.load())),`,
    `m=e=>e.map(e=>{const g=d.createRange();g.selectNodeContents(e);return[g.getBoundingClientRect(),e.offsetHeight]});let s;`,
    `try{s=localStorage.getItem(k)===v}catch{}if(s){for(const f of a)d.fonts.add(f);l().catch(()=>{});return}`,
    `addEventListener('load',()=>l().then(()=>{let t=0,w=0,h=innerHeight,i=innerWidth;`,
    `const e=[...d.querySelectorAll('${writtenInFace}')].filter(e=>e.getBoundingClientRect().top<h),b=m(e);for(const f of a)d.fonts.add(f);`,
    `m(e).forEach(([p,n],j)=>{const[q,o]=b[j],x=Math.abs(p.x-q.x);if(n!==o)t=1/0;if(x>=3){w=Math.max(w,x);t+=p.width*p.height}});`,
    `if(t*w/(i*h*Math.max(i,h))>${leastShift}||t===1/0)for(const f of a)d.fonts.delete(f);try{localStorage.setItem(k,v)}catch{}}).catch(()=>{}))})();`,
  ].join('');
}

/** Script that brings the fonts of a page, its faces from below a path. */
export function fontScript(path: string, faces: readonly PageFace[]): string {
  return interScript + faceScript(path, faces);
}
