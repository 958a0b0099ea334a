// The release registry: answers per second compared with a static file, how soon a change is visible, cost of
// verification.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { launch, openCold } from './lib/browser.mjs';
import { headersOf } from './lib/load.mjs';
import { change, publishMarked } from './lib/marked-release.mjs';
import { costOfProofs } from './lib/proofs.mjs';
import { rates } from './lib/rate.mjs';
import { startConsole } from './lib/server.mjs';
import { kilobytes, median, ratio, spread } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';
import { recordTraffic } from './lib/traffic.mjs';
import { follow, modulesOf } from './lib/walk.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const id = 'cards';
const own = '/api/middle/releases';
const anyone = '/api/publish/releases';
const plain = 'plain.json';

const documentOf = async (url, headers = {}) => {
  const answer = await fetch(url, { headers });
  return { text: await answer.text(), etag: answer.headers.get('etag') };
};
const contentOf = (text) => {
  const { document } = JSON.parse(text).result;
  return { document, ...JSON.parse(Buffer.from(document.split('.')[1], 'base64url').toString()) };
};

/** Answers per second of the registry, and of a static file of equal size served by the same program. */
async function measureRates(server, { access_token: token }, rounds) {
  const headers = headersOf('ADMIN01', token);
  const [public_, private_] = [await documentOf(server.url + anyone), await documentOf(server.url + own, headers)];
  fs.writeFileSync(path.join(server.build, 'shell', plain), public_.text);
  const found = await rates(
    {
      'plain file': { url: `${server.url}/${plain}` },
      'nobody in particular': { url: server.url + anyone },
      'nobody in particular, unchanged (304)': {
        url: server.url + anyone,
        headers: { 'if-none-match': public_.etag },
        expected: 304,
      },
      'a signed-in user': { url: server.url + own, headers },
      'a signed-in user, unchanged (304)': {
        url: server.url + own,
        headers: { ...headers, 'if-none-match': private_.etag },
        expected: 304,
      },
    },
    { seconds, rounds },
  );
  const row = (name) => [name, Math.round(found[name]), ratio(found[name], found['plain file'])];
  return table(
    `Registry: answers a second, 20 connections, ${kilobytes(public_.text.length)} kB, ` +
      'to a plain file of the same bytes from the same program',
    ['what', 'answers/s', 'to the file'],
    Object.keys(found).map(row),
  );
}

const since = async (start, locator) => {
  await locator.first().waitFor();
  return performance.now() - start;
};

/** Milliseconds from a change until an open tab offers it, and until that tab's next page shows the other release. */
async function seenIn(page, { list, other, marked }, order) {
  await page.goto(other);
  await page.locator('main h1').first().waitFor();
  const start = performance.now();
  await order();
  const notice = await since(start, page.getByText(/^Versi baru Kartu tersedia/));
  const clicked = performance.now();
  // The click loads a new document, which may abort `follow`.
  void follow(page, list).catch(() => {});
  const next = await since(clicked, marked);
  return { notice, next };
}

async function measureChanges(browser, server, tokens, rounds) {
  const {
    paths: [list, other],
  } = (await modulesOf(server.url)).find(({ remote }) => remote === id);
  const { remotes } = contentOf((await documentOf(server.url + anyone)).text);
  const { version: stable } = remotes.find((remote) => remote.id === id).release;
  const version = await publishMarked(server, {
    id,
    stable,
    version: '9.0.0',
    text: '"Jenis Kartu"',
    mark: '"Jenis Kartu 9.0.0"',
  });
  const page = await openCold(browser, { url: server.url, tokens });
  const fresh = await openCold(browser, { url: server.url, tokens });
  const box = (of, title) => of.getByPlaceholder(`Cari ${title}`, { exact: true });
  const samples = { released: [], shown: [], 'rolled back': [], 'shown again': [], anew: [] };
  for (let round = 0; round < rounds; round += 1) {
    const there = await seenIn(page, { list, other, marked: box(page, 'Jenis Kartu 9.0.0') }, () =>
      change(server, 'promote', id, { version }),
    );
    const back = await seenIn(page, { list, other, marked: box(page, 'Jenis Kartu') }, () =>
      change(server, 'rollback', id),
    );
    samples.released.push(there.notice);
    samples.shown.push(there.next);
    samples['rolled back'].push(back.notice);
    samples['shown again'].push(back.next);
    await change(server, 'promote', id, { version });
    const start = performance.now();
    await change(server, 'rollback', id);
    await fresh.goto(list);
    samples.anew.push(await since(start, box(fresh, 'Jenis Kartu')));
  }
  await Promise.all([page, fresh].map((each) => each.context().close()));
  return table(
    `Releases: from the order of the command line until it is seen (ms, median of ${rounds} and spread)`,
    ['what', 'ms'],
    [
      ['promoted, until an open tab offers it', spread(samples.released)],
      ['its next page of the remote is of the new release, from the click', spread(samples.shown)],
      ['rolled back, until an open tab offers the one before', spread(samples['rolled back'])],
      ['its next page of the remote is of the one before, from the click', spread(samples['shown again'])],
      ['rolled back, until a page that is opened then is shown, of the one before', spread(samples.anew)],
    ],
  );
}

const isRegistry = ({ path: address }) => address === own || address.endsWith('/release.json');

/** Cost of verifying a page of a remote, in milliseconds and bytes. */
async function measureProofs(browser, server, tokens, rounds) {
  const {
    paths: [list],
  } = (await modulesOf(server.url)).find(({ remote }) => remote === id);
  const page = await openCold(browser, { url: server.url, tokens });
  const traffic = await recordTraffic(page);
  const visit = async () => {
    await page.goto(list);
    await page.locator('main h1').waitFor();
    return traffic.take();
  };
  const [cold, warm] = [await visit(), await visit()];
  const { text } = await documentOf(server.url + own, headersOf('ADMIN01', tokens.access_token));
  const { document } = contentOf(text);
  const records = cold.map(({ path: address }) => address).filter((address) => address.endsWith('/release.json'));
  const files = cold
    .map(({ path: address }) => address)
    .filter((address) => address.startsWith(`/remotes/${id}/`) && !address.endsWith('/release.json'));
  const costs = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await costOfProofs(page, { document, records, files }));
  await page.context().close();
  const of = (kind) => costs.map((cost) => cost[kind]);
  const fine = (samples) =>
    `${median(samples).toFixed(2)} (${Math.min(...samples).toFixed(2)}-${Math.max(...samples).toFixed(2)})`;
  const bytes = (visited, chosen) => kilobytes(visited.filter(chosen).reduce((sum, one) => sum + one.bytes, 0));
  const [isDocument, isRecord] = [
    ({ path: address }) => address === own,
    ({ path: address }) => address.endsWith('/release.json'),
  ];
  const whole = costs.map(({ signature, records: many, files: all }) => signature + many + all);
  return table(
    `Proof of what a page runs (${list}, cold; ms of work beside the page's thread, ` +
      `median of ${rounds} and spread; kB over the wire)`,
    ['what', 'ms', 'kB first', 'kB again'],
    [
      ['the signed document', fine(of('signature')), bytes(cold, isDocument), bytes(warm, isDocument)],
      [`records of ${records.length} releases`, fine(of('records')), bytes(cold, isRecord), bytes(warm, isRecord)],
      [`hashes of ${files.length} files of the remote`, fine(of('files')), '-', '-'],
      ['all', fine(whole), bytes(cold, isRegistry), bytes(warm, isRegistry)],
    ],
  );
}

/** Measures on the embedded database, with a copy of the build that contains a static file. @param {number} rounds */
export async function benchReleases(rounds) {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'console-bench-build-'));
  fs.cpSync(path.join(root, 'build'), build, { recursive: true });
  const server = { build, ...(await startConsole({ buildDirectory: build, env: { CONSOLE_SEED_ZIP_ROWS: '0' } })) };
  const browser = await launch();
  try {
    const tokens = await server.signIn('ADMIN01');
    const proofs = await measureProofs(browser, server, tokens, rounds);
    const changes = await measureChanges(browser, server, tokens, rounds);
    return [await measureRates(server, tokens, 3), changes, proofs].join('\n\n');
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(build, { recursive: true, force: true });
  }
}
