import { StepFailure } from '../lib/step.mjs';
import { remoteOf } from './client.mjs';
import { differenceText } from './print.mjs';

/** The state after a change, computed here for a dry run. */
const expectedState = {
  canary: (state, { version, share, users, roles }) => ({ ...state, canary: { version, share, users, roles } }),
  canaryEnd: (state) => ({ ...state, canary: null }),
  promote: (state, { version = state.canary?.version }) => ({
    ...state,
    stable: version,
    previous: state.stable,
    canary: state.canary?.version === version ? null : state.canary,
  }),
  rollback: (state, { version = state.previous }) => ({ ...state, stable: version, canary: null }),
  pin: (state, { version }) => ({ ...state, pinned: version }),
  unpin: (state) => ({ ...state, pinned: null }),
  disable: (state, { reason }) => ({ ...state, disabled: reason }),
  enable: (state) => ({ ...state, disabled: null }),
};

async function stateAfterUndo(ask, remote, state) {
  const {
    rows: [latest],
  } = await ask('history', { parameters: { remote } });
  if (!latest?.undoable) throw new StepFailure('NOTHING_TO_UNDO: the latest change cannot be undone.');
  return { ...state, ...latest.before };
}

/**
 * Changes a remote's state and returns the difference. A dry run only returns the expected difference. The console
 * refuses the change when another person has changed the state since it was read.
 * @param {Function} ask of `connect`
 * @param {string} name of the change
 * @param {{ remote?: string, reason?: string, dryRun?: boolean, state?: number, body?: object }} options
 * @returns {Promise<string>} text to print
 * @throws StepFailure when the console refuses, or the reason is missing
 */
export async function changeRemote(
  ask,
  name,
  { remote: named, reason, dryRun = false, state: requiredState, body = {} },
) {
  const remote = await remoteOf(ask, named);
  if (!reason || reason.trim().length < 5)
    throw new StepFailure('Say why with --reason "…", at least 5 characters: it is kept with the change.');
  const before = await ask('detail', { parameters: { remote } });
  const stateVersion = requiredState ?? before.stateVersion;
  const full = { ...body, reason: reason.trim(), stateVersion };
  if (dryRun) {
    const after = name === 'undo' ? await stateAfterUndo(ask, remote, before) : expectedState[name](before, full);
    return `Would change ${remote} (state ${stateVersion}):\n${differenceText(before, after) || '  nothing'}`;
  }
  const after = await ask(name, { parameters: { remote }, body: full });
  if (after.proposal && after.proposal.at !== before.proposal?.at)
    return `${remote} asks for a second person: the same command by somebody else makes the change.`;
  return `${remote} is at state ${after.stateVersion}:\n${differenceText(before, after)}`;
}

/** The version published last whose files still exist. */
export async function newestRelease(ask, remote) {
  const { rows } = await ask('releases', { parameters: { remote } });
  const newest = rows.find(({ removedAt }) => removedAt === null);
  if (!newest) throw new StepFailure(`${remote} has no release.`);
  return newest.version;
}
