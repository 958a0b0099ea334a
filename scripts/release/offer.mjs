import { StepFailure } from '../lib/step.mjs';
import { signatureOf } from './built.mjs';
import { changeRemote } from './change.mjs';
import { remoteOf } from './client.mjs';

/** The version that came with the program and waits for the team. */
async function offered(ask, named) {
  const remote = await remoteOf(ask, named);
  const { rows } = await ask('list');
  const version = rows.find(({ id }) => id === remote)?.offered;
  if (!version) throw new StepFailure(`Nothing is offered to ${remote}.`);
  return { remote, version };
}

/** Accepts the build that came with the program: the team signs it as its own and promotes it. @returns {Promise<string>} for people */
export async function acceptOffer(ask, named, { environment, ...options }) {
  const { remote, version } = await offered(ask, named);
  if (!options.dryRun) {
    const { record } = await ask('record', { parameters: { remote }, query: { version } });
    const signature = signatureOf(record, environment);
    if (!signature) throw new StepFailure('CONSOLE_RELEASE_KEY is needed: the team signs what everybody gets.');
    await ask('sign', { parameters: { remote }, body: { version, signature } });
  }
  return changeRemote(ask, 'promote', { ...options, remote, body: { version } });
}

/** Leaves the build that came with the program unreleased. @returns {Promise<string>} for people */
export async function dismissOffer(ask, named, { reason, dryRun }) {
  const { remote, version } = await offered(ask, named);
  if (!reason || reason.trim().length < 5) throw new StepFailure('Say why with --reason "…", at least 5 characters.');
  if (dryRun) return `Would leave ${remote} ${version} unreleased.`;
  await ask('dismissOffer', { parameters: { remote }, body: { version, reason: reason.trim() } });
  return `${remote} ${version} stays unreleased; publish and promote it at any time.`;
}
