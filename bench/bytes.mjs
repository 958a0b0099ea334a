// Bytes and requests of screens with cold caches.
import { budgets } from './budgets.mjs';
import { kilobytes, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';
import { summary } from './lib/traffic.mjs';
import { modulesOf, walkFromHome, walkLogin } from './lib/walk.mjs';

const row = (name, { script, own, statics, requests }, budget) => [
  name,
  kilobytes(script),
  own ? kilobytes(own) : '-',
  kilobytes(statics),
  requests,
  budget ? `${kilobytes(budget)}: ${verdict(script, budget)}` : '-',
];

/**
 * Measures login, home and the first page of every module.
 * @param {{ browser: import('@playwright/test').Browser, server: import('./lib/server.mjs').Console }} surroundings
 */
export async function benchBytes({ browser, server }) {
  const session = { url: server.url, tokens: await server.signIn('ADMIN01') };
  const rows = [row('login', summary(await walkLogin(browser, server.url)), budgets.login.script)];
  for (const [index, { paths }] of (await modulesOf(server.url)).entries()) {
    const {
      home,
      pages: [first, ...further],
      inputs,
    } = await walkFromHome(browser, session, paths);
    if (index === 0) {
      rows.push(row('home', summary(home), budgets.home.script));
      rows.push(row('rich inputs, after the first rows', summary(inputs), budgets.inputs.script));
    }
    rows.push(row(`home → ${first.path}`, summary(first.files), budgets.firstPage.script));
    for (const { path, files } of further)
      rows.push(row(`${first.path} → ${path}`, summary(files), budgets.furtherModule.script));
  }
  return table(
    'Bytes over the wire (kB, brotli, cold) and requests',
    ['screen', 'JavaScript', "of it the remote's own", 'all but data', 'requests', 'budget for JavaScript kept'],
    rows,
  );
}
