import { StepFailure } from '../lib/step.mjs';
import { signatureOf } from './built.mjs';
import { changeRemote } from './change.mjs';
import { remoteOf } from './client.mjs';

/** The version that was installed with the program and awaits the team's decision. */
async function offered(ask, named) {
  const remote = await remoteOf(ask, named);
  const { rows } = await ask('list');
  const version = rows.find(({ id }) => id === remote)?.offered;
  if (!version) throw new StepFailure(`Nothing is offered to ${remote}.`);
  return { remote, version };
}

/**
 * Accepts the build that was installed with the program: signs it with the team's key and promotes it.
 * @returns {Promise<string>} text to print
 */
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

/** Dismisses the build that was installed with the program. @returns {Promise<string>} text to print */
export async function dismissOffer(ask, named, { reason, dryRun }) {
  const { remote, version } = await offered(ask, named);
  if (!reason || reason.trim().length < 5) throw new StepFailure('Say why with --reason "…", at least 5 characters.');
  if (dryRun) return `Would leave ${remote} ${version} unreleased.`;
  await ask('dismissOffer', { parameters: { remote }, body: { version, reason: reason.trim() } });
  return `${remote} ${version} stays unreleased; publish and promote it at any time.`;
}
