import { randomUUID } from 'node:crypto';
import { StepFailure } from '../lib/step.mjs';
import { archiveOf, builtRelease, signatureOf } from './built.mjs';
import { checkRelease } from './check.mjs';
import { remoteOf } from './client.mjs';

/** Results of checks, one line each with the faults below. */
export const checksText = (results) =>
  results
    .flatMap(({ name, fault, look }) => [
      `  ${fault.length > 0 ? 'FAULT' : 'ok   '} ${name}`,
      ...fault.map((line) => `        ${line}`),
      ...look.map((line) => `        look: ${line}`),
    ])
    .join('\n');

/** The results as text. @throws StepFailure with this text when there are faults */
export function verdictOn(title, results) {
  const text = `${title}\n${checksText(results)}`;
  if (results.some(({ fault }) => fault.length > 0)) throw new StepFailure(`${text}\n${title} cannot be released.`);
  return text;
}

/** Checks a built remote, also against everything live. @throws StepFailure when there are faults */
export const checkBuilt = async (release, live) =>
  verdictOn(`${release.id} ${release.record.version}`, await checkRelease(release, live));

/**
 * Publishes a built remote: checks it, signs it if the team has a key, and uploads it. Nobody gets it yet.
 * @returns {Promise<{ version: string, text: string }>} `text`: to print
 * @throws StepFailure when there are faults, or the console refuses
 */
export async function publishBuilt(ask, named, { dryRun = false, environment, ...options }) {
  const id = await remoteOf(ask, named);
  const release = await builtRelease(id, options);
  const { version } = release.record;
  const checked = await checkBuilt(release, await ask('live'));
  const archive = await archiveOf(release);
  const signature = signatureOf(release.text, environment);
  const size = `${release.names.length} files, ${Math.ceil(archive.length / 1024)} kB`;
  if (dryRun) {
    const voucher = signature ? 'signed by the team' : 'vouched for by the registry';
    return { version, text: `${checked}\nWould publish ${id} ${version}: ${size}, ${voucher}.` };
  }
  const body = new FormData();
  body.set('record', release.text);
  if (signature) body.set('signature', signature);
  body.set('file', new Blob([archive]), `${version}.zip`);
  const { state, known } = await ask('publish', { parameters: { remote: id }, body, key: randomUUID() });
  const given =
    state.stable === version
      ? 'everybody gets it'
      : `nobody gets it yet: canary or promote it. Stable is ${state.stable}`;
  return {
    version,
    text: `${checked}\n${known ? 'Was published before' : 'Published'}: ${id} ${version}, ${size}; ${given}.`,
  };
}
