import { randomUUID } from 'node:crypto';
import { StepFailure } from '../lib/step.mjs';
import { archiveOf, builtRelease, signatureOf } from './built.mjs';
import { checkRelease } from './check.mjs';
import { remoteOf } from './client.mjs';

/** Prints what was checked, a line each and its faults below. @returns whether all is well */
export function printChecks(results) {
  for (const { name, fault, look } of results) {
    console.log(`  ${fault.length > 0 ? 'FAULT' : 'ok   '} ${name}`);
    for (const line of fault) console.log(`        ${line}`);
    for (const line of look) console.log(`        look: ${line}`);
  }
  return results.every(({ fault }) => fault.length === 0);
}

/** Checks a built remote against itself and everything live. @throws StepFailure when something is wrong */
export async function checkBuilt(release, live) {
  console.log(`${release.id} ${release.record.version}`);
  if (!printChecks(await checkRelease(release, live))) throw new StepFailure(`${release.id} ${release.record.version} cannot be released.`);
}

/** Publishes what was built: checks it, signs it if the team has a key, and hands it over. Who gets it is decided afterwards. */
export async function publishBuilt(ask, named, { dryRun = false, ...options }) {
  const id = await remoteOf(ask, named);
  const release = await builtRelease(id, options);
  await checkBuilt(release, await ask('live'));
  const archive = await archiveOf(release);
  const signature = signatureOf(release.text);
  const size = `${release.names.length} files, ${Math.ceil(archive.length / 1024)} kB`;
  if (dryRun) return console.log(`Would publish ${id} ${release.record.version}: ${size}, ${signature ? 'signed by the team' : 'vouched for by the registry'}.`);
  const body = new FormData();
  body.set('record', release.text);
  if (signature) body.set('signature', signature);
  body.set('file', new Blob([archive]), `${release.record.version}.zip`);
  const { state, known } = await ask('publish', { parameters: { remote: id }, body, key: randomUUID() });
  const given = state.stable === release.record.version ? 'everybody gets it' : `nobody gets it yet: canary or promote it. Stable is ${state.stable}`;
  console.log(`${known ? 'Was published before' : 'Published'}: ${id} ${release.record.version}, ${size}; ${given}.`);
}
