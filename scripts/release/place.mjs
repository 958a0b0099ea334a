import path from 'node:path';
import { buildDirectory } from '../../packages/build/src/paths.mjs';
import { publish } from '../../packages/build/src/release/publish.mjs';
import { StepFailure } from '../lib/step.mjs';

/** Puts a build beside the program of this machine, as `npm start` does: by default what was last built, else an earlier one again. */
export async function placeBuild(id, { version, from, backTo, dryRun = false }) {
  const options = backTo ? { version: backTo, source: path.join(buildDirectory, 'remotes', id, backTo) } : { version, source: from };
  if (dryRun) return console.log(`Would place ${id} ${options.version ?? '(named after its content)'} from ${options.source ?? `apps/${id}/dist`} in ${buildDirectory}.`);
  const { version: placed, revision } = await publish(id, options).catch((error) => { throw new StepFailure(error.message); });
  console.log(`${id} ${placed}, registry revision ${revision}`);
}
