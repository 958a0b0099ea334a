// node support/serve.mjs local 3100: starts one built console for the tests, with a copy of the prepared data. Sends
// `ready` to its parent. Stops by a signal or when the parent ends.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { launchConsole, waitForFreePort } from './console-process.mjs';
import { copyDatabase, dropDatabase, enableIdentitySignIn } from './prepared-database.mjs';
import { stopsOnSignal } from './stops-on-signal.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const [name, port] = process.argv.slice(2);
const work = path.join(root, 'test-results/console', `${name}-${port}`);
const isIdentity = name === 'identity';
const { server, template, data: prepared } = JSON.parse(fs.readFileSync(process.env.E2E_PREPARED, 'utf8'));
const database = `${template}_${randomUUID().replaceAll('-', '')}`;

const { onStop, stop, isStopping } = stopsOnSignal();

/** Copies the prepared database, if it is on a server. @returns its URL, empty for the embedded one */
async function copiedDatabase() {
  if (!server) return '';
  onStop(() => dropDatabase(server, database));
  const url = await copyDatabase(server, template, database);
  if (isIdentity) await enableIdentitySignIn(url);
  return url;
}

const copy = (from, to) => fs.promises.cp(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });

await waitForFreePort(Number(port));
fs.rmSync(work, { recursive: true, force: true });
const built = process.env.E2E_BUILD ?? path.join(root, 'build');
/** Only consoles that specs start for themselves are given other builds while they run. */
const copiesBuild = !['local', 'identity'].includes(name);
const build = copiesBuild ? path.join(work, 'build') : built;
const data = path.join(work, 'data');
const [databaseUrl] = await Promise.all([
  copiedDatabase(),
  copiesBuild ? copy(built, build) : null,
  copy(prepared[isIdentity ? 'identity' : 'local'], data),
]);
const log = path.join(root, 'test-results/console/logs', `${name}-${port}-${process.env.TEST_WORKER_INDEX ?? 0}.log`);
const console_ = launchConsole({ port: Number(port), data, build, databaseUrl, sso: isIdentity, log });
onStop(() => console_.stop());
try {
  await console_.untilReady();
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stop(1);
}
const code = await console_.ended;
if (!isStopping()) process.stderr.write(`The console ${name} ended with ${code} during the tests: ${log}\n`);
await stop(1);
