/**
 * Answers clicks on `data-share`: the phone's own way to share, else the address is copied and its words say so beside it. On plain
 * http browsers have neither, so the old way to copy stands behind them. What is shared is the dish's own address, without the
 * guest's table and filter, where this guest has reached it.
 */
export const shareScript = [
  `addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-share]');if(!b)return;`,
  `const d=document,n=navigator,title=d.title,url=location.origin+new URL(d.querySelector('link[rel=canonical]').href).pathname,s=b.nextElementSibling,`,
  `y=()=>{s.textContent=b.dataset.share;setTimeout(()=>{s.textContent=''},4000)},`,
  `c=()=>{const t=d.createElement('textarea');t.value=url;b.after(t);t.select();const k=d.execCommand('copy');t.remove();b.focus();if(k)y();else prompt(title,url)};`,
  `if(n.share)n.share({title,url}).catch(()=>{});else if(n.clipboard)n.clipboard.writeText(url).then(y,c);else c()});`,
].join('');
