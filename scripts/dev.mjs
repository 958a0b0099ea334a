// `npm run dev`: every app with live reload and the running services; `npm run dev -- cards` only these remotes, the
// others from their last build; `npm run dev -- cards --shell https://…` one remote inside a deployed console, in this
// developer's browser; `npm run dev -- --fresh` takes back steps of the schema that changed after they were applied.
// CONSOLE_SERVICES: address of services that are running already. CONSOLE_DEV_PORT: first port of the development
// servers (4250).
import { parseArgs } from 'node:util';
import { checkNode } from './lib/node-version.mjs';
import { installWorkspace } from './lib/pnpm.mjs';
import { checkDevelopmentPorts, checkPort, wantedPort } from './lib/port.mjs';
import { main, StepFailure } from './lib/step.mjs';

/**
 * Stops everything that was started, on a signal and when `work` fails, so that no child process outlives this one.
 * @param {(onStop: (stop: () => Promise<void>) => void) => Promise<void>} work registers what it starts with `onStop`
 */
async function stopAtEnd(work) {
  const stops = [];
  const stopAll = () => Promise.allSettled(stops.map((stop) => stop()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void stopAll().then(() => process.exit(0)));
  try {
    await work((stop) => stops.push(stop));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Ids of the remotes to work on: the named ones, or all. */
function remotesOf(names, known) {
  const unknown = names.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new StepFailure(`There is no remote ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return names.length > 0 ? names : known;
}

/** Origin of a deployed console. */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new StepFailure(
      `--shell must be the address of a console, such as https://console.example, but is "${text}".`,
    );
  return url.origin;
}

/** Serves one remote for a deployed console, where the developer accepts it. */
async function serveIn(shell, ids, onStop) {
  const [id] = ids;
  if (ids.length !== 1)
    throw new StepFailure('Name the one remote to run there: npm run dev -- cards --shell https://console.example');
  const { serveDeployed } = await import('../packages/build/src/serve.mjs');
  const port = await serveDeployed(id, onStop);
  console.log(
    `\nReady for work on ${id} in ${shell}. Open this, sign in, and agree; it then runs in that tab alone:\n` +
      `  ${shell}/platform/develop?remote=${id}&port=${port}`,
  );
}

await main(async () => {
  checkNode();
  const {
    values: { shell: text, fresh },
    positionals,
  } = parseArgs({
    options: { shell: { type: 'string' }, fresh: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const shell = text === undefined ? null : originOf(text);
  const { remoteIds } = await import('../packages/build/src/paths.mjs');
  const remotes = remotesOf(positionals, remoteIds());
  if (shell) {
    await installWorkspace();
    const { developmentPorts } = await import('../packages/build/src/development.mjs');
    await checkDevelopmentPorts(Object.fromEntries(positionals.map((id) => [id, developmentPorts[id]])));
    return stopAtEnd((onStop) => serveIn(shell, positionals, onStop));
  }
  const port = wantedPort();
  const ownServices = !process.env.CONSOLE_SERVICES;
  if (ownServices) await checkPort(port, 'npm run dev');
  await installWorkspace();
  const { developmentPorts } = await import('../packages/build/src/development.mjs');
  await checkDevelopmentPorts(Object.fromEntries(['shell', ...remotes].map((id) => [id, developmentPorts[id]])));
  const [{ buildAround }, { serveApps }, { runServices }] = await Promise.all([
    import('./build.mjs'),
    import('../packages/build/src/serve.mjs'),
    import('./dev/services.mjs'),
  ]);
  await stopAtEnd(async (onStop) => {
    await buildAround(remotes);
    // The services start beside the first build of the pages.
    const own = ownServices ? runServices(port, { fresh, onStop }) : null;
    const services = process.env.CONSOLE_SERVICES ?? `http://localhost:${port}`;
    const pages = serveApps(remotes, { services, running: own?.running ?? (async () => {}) }, onStop);
    const [address] = await Promise.all([pages, own?.ready]);
    console.log(`\nReady for work on ${remotes.join(', ')}: ${address}`);
  });
});
