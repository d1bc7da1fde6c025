/** Px from the page's end on which the button has a place of its own, where it covers nothing. */
const ownPlace = 90;
/** Px from the top on which it stays, so that it is seen before anything is scrolled. */
const nearTop = 100;

/**
 * What makes finding handier where scripts run: the button goes while somebody scrolls down and comes with the first scroll up
 * (`data-reads-on`); Escape closes the form and gives the button the focus back.
 */
export const findScript = [
  `(()=>{const d=document,r=d.documentElement;let o=scrollY;addEventListener('scroll',()=>{const y=scrollY;`,
  `if(y!==o)r.toggleAttribute('data-reads-on',y>o&&y>${nearTop}&&y+innerHeight<r.scrollHeight-${ownPlace});o=y},{passive:true});`,
  `addEventListener('keydown',e=>{if(e.key!=='Escape'||location.hash!=='#find')return;`,
  `d.querySelector('#find [href="#closed"]').click();d.querySelector('nav>[href="#find"]').focus({preventScroll:true})})})();`,
].join('');
