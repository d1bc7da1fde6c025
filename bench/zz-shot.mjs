import { chromium } from 'playwright';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
const origin = 'http://127.0.0.1:4500';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const state = '/tmp/state.json';
if (!existsSync(state)) {
  const c = await b.newContext();
  const p = await c.newPage();
  const link = /http\S+sign-in-link#\S+/.exec(readFileSync('/tmp/srv.log', 'utf8'))[0];
  await p.goto(link);
  await p.waitForTimeout(2500);
  const btn = p.getByRole('button', { name: /sign in/i });
  if (await btn.count()) await btn.first().click();
  await p.waitForTimeout(3000);
  console.log(p.url());
  await c.storageState({ path: state });
  await c.close();
}
const shots = JSON.parse(process.argv[2]);
for (const s of shots) {
  const c = await b.newContext({
    storageState: state,
    viewport: { width: s.w, height: s.h ?? 900 },
    colorScheme: 'light',
    hasTouch: !!s.touch,
    isMobile: !!s.touch,
  });
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message));
  p.on('console', (m) => m.type() === 'error' && console.log('C', m.text()));
  await p.goto(origin + s.path);
  await p.waitForTimeout(3500);
  if (s.dark) await p.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  if (s.act) await new Function('p', 'return (async()=>{' + s.act + '})()')(p);
  await p.waitForTimeout(500);
  await p.screenshot({ path: s.out });
  await c.close();
}
await b.close();
