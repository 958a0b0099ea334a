// `npm run bench`: measures the built console and writes docs/measurements.md; `npm run bench -- bytes times` only
// these parts. BENCH_ROUNDS: repetitions of each time (7). BENCH_SECONDS: duration of each measured call of the
// services (5).
import { buildAll } from './build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, step, StepFailure } from './lib/step.mjs';
import { writeReport } from '../bench/report.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

/** Runs a part with a browser and a console with fresh data. */
async function inBrowser(measure) {
  process.env.CHROMIUM_PATH ||= await ensureChromium();
  const [{ launch }, { startConsole }] = await Promise.all([
    import('../bench/lib/browser.mjs'),
    import('../bench/lib/server.mjs'),
  ]);
  const server = await startConsole();
  const browser = await launch();
  try {
    return await measure({ browser, server, rounds });
  } finally {
    await browser.close();
    await server.stop();
  }
}

const parts = {
  bytes: () => import('../bench/bytes.mjs').then(({ benchBytes }) => inBrowser(benchBytes)),
  times: () => import('../bench/times.mjs').then(({ benchTimes }) => inBrowser(benchTimes)),
  peers: () => import('../bench/peers.mjs').then(({ benchPeers }) => inBrowser(benchPeers)),
  tax: () => import('../bench/tax.mjs').then(({ benchTax }) => inBrowser(benchTax)),
  api: () => import('../bench/api.mjs').then(({ benchApi }) => benchApi()),
  volume: () => import('../bench/volume.mjs').then(({ benchVolume }) => benchVolume()),
  cards: () => import('../bench/cards.mjs').then(({ benchCards }) => benchCards()),
  membership: () => import('../bench/membership.mjs').then(({ benchMembership }) => benchMembership()),
  pricing: () => import('../bench/pricing.mjs').then(({ benchPricing }) => benchPricing()),
  staff: () => import('../bench/staff.mjs').then(({ benchStaff }) => benchStaff()),
  import: () => import('../bench/import.mjs').then(({ benchImport }) => benchImport()),
  export: () => import('../bench/export.mjs').then(({ benchExport }) => benchExport()),
  releases: async () => {
    process.env.CHROMIUM_PATH ||= await ensureChromium();
    return import('../bench/releases.mjs').then(({ benchReleases }) => benchReleases(rounds));
  },
  build: () => import('../bench/build.mjs').then(({ benchBuild }) => benchBuild()),
};

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new StepFailure(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  await buildAll();
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    let result = '';
    await step(`measure ${name}`, async () => {
      result = await parts[name]();
    });
    console.log(`\n${result}\n`);
    writeReport(name, result);
  }
});
