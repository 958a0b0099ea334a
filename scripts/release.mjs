// `node scripts/release.mjs <id> [--version <version>] [--from <folder>]`: publishes a built remote, by default what was
// last built here; nothing else is touched.
// `node scripts/release.mjs <id> --back-to <version>`: names an earlier release in the registry again, without a build.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDirectory } from '../packages/build/src/paths.mjs';
import { publish } from '../packages/build/src/release/publish.mjs';
import { main, StepFailure } from './lib/step.mjs';

const text = { type: 'string' };

await main(async () => {
  const { values: { version, from, 'back-to': earlier }, positionals: [id] } = parseArgs({ allowPositionals: true, options: { version: text, from: text, 'back-to': text } });
  if (!id) throw new StepFailure('Which remote? node scripts/release.mjs <id> [--version <version>] [--from <folder>] [--back-to <version>]');
  const options = earlier ? { version: earlier, source: path.join(buildDirectory, 'remotes', id, earlier) } : { version, source: from };
  const { version: released, revision } = await publish(id, options).catch((error) => { throw new StepFailure(error.message); });
  console.log(`${id} ${released}, registry revision ${revision}`);
});
