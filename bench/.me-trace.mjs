import { chromium } from 'playwright';
import { serve, certificate } from './serve.mjs';
import { readFileSync } from 'node:fs';
const dist = process.argv[2]; const routes = process.argv[3].split(','); const css = process.argv[4] ?? ''; const N = Number(process.argv[5] ?? 7);
const site = await serve(dist);
const args = ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking', certificate().flag, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
const res = {};
for (let i = 0; i < N; i++) for (const r of routes) for (const variant of css ? ['', css] : ['']) {
  const ctx = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await ctx.newPage();
  if (variant) await page.route((u) => u.pathname === r, async (route) => { const a = await route.fetch(); await route.fulfill({ response: a, body: (await a.text()).replace('</style>', variant + '</style>') , headers: {...a.headers(), 'content-security-policy': ''}}); });
  else await page.route((u) => u.pathname === r, async (route) => { const a = await route.fetch(); await route.fulfill({ response: a, body: await a.text() , headers: {...a.headers(), 'content-security-policy': ''}}); });
  const cdp = await ctx.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = []; cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing,loading,disabled-by-default-devtools.timeline' });
  await page.goto(site.origin + r, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const done = new Promise((ok) => cdp.once('Tracing.tracingComplete', ok));
  await cdp.send('Tracing.end'); await done;
  const nav = events.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(site.origin)).at(-1)?.ts;
  const fcp = events.find((e) => e.name === 'firstContentfulPaint' && e.ts > nav)?.ts;
  const pid = events.find((e) => e.name === 'firstContentfulPaint' && e.ts > nav)?.pid;
  const sum = (name, to) => events.filter((e) => e.pid === pid && e.name === name && e.ph === 'X' && e.ts > nav && e.ts < to).reduce((t, e) => t + (e.tdur ?? e.dur), 0) / 1000;
  const long = events.filter((e) => e.pid === pid && /RunTask$/.test(e.name) && e.ts > nav && e.dur > 50000).map((e) => Math.round(e.dur / 1000) + '@' + Math.round((e.ts - nav) / 1000));
  const row = { fcp: (fcp - nav) / 1000, style: sum('UpdateLayoutTree', fcp), layout: sum('Layout', fcp), paint: sum('Paint', fcp), parse: sum('ParseHTML', fcp), layerize: sum('Layerize', fcp) + sum('PrePaint', fcp), script: sum('EvaluateScript', fcp), allStyle: sum('UpdateLayoutTree', Infinity), allLayout: sum('Layout', Infinity), long: long.join(' ') };
  (res[`${r} ${variant ? 'V' : '-'}`] ??= []).push(row);
  await ctx.close();
}
await browser.close(); site.close();
for (const [k, rows] of Object.entries(res)) { const out = {}; for (const key of Object.keys(rows[0])) if (key !== 'long') { const s = rows.map((r) => r[key]).sort((a, b) => a - b); out[key] = `${s[0].toFixed(0)}/${s[s.length >> 1].toFixed(0)}`; } console.log(k, JSON.stringify(out).replaceAll('"',''), '|', rows.map((r) => r.long).join(' ; ')); }
