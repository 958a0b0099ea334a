import { StepFailure } from '../lib/step.mjs';
import { remoteOf } from './client.mjs';
import { differenceText } from './print.mjs';

/** What a change would make of a state, as far as it can be told without asking the console to do it. */
const foreseen = {
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

async function undone(ask, remote, state) {
  const {
    rows: [latest],
  } = await ask('history', { parameters: { remote } });
  if (!latest?.undoable) throw new StepFailure('NOTHING_TO_UNDO: the latest change cannot be undone.');
  return { ...state, ...latest.before };
}

/**
 * Makes a change of a remote's state on the state as it is now, and says what it changed. A dry run only says what it would change.
 * Somebody who changes the remote meanwhile is not overwritten: the console refuses.
 * @param {Function} ask of `connect`
 * @param {string} name of the change @param {{ remote?: string, reason?: string, dryRun?: boolean, state?: number, body?: object }} options
 * @returns {Promise<string>} for people
 */
export async function changeRemote(ask, name, { remote: named, reason, dryRun = false, state: insisted, body = {} }) {
  const remote = await remoteOf(ask, named);
  if (!reason || reason.trim().length < 5)
    throw new StepFailure('Say why with --reason "…", at least 5 characters: it is kept with the change.');
  const before = await ask('detail', { parameters: { remote } });
  const stateVersion = insisted ?? before.stateVersion;
  const full = { ...body, reason: reason.trim(), stateVersion };
  if (dryRun) {
    const after = name === 'undo' ? await undone(ask, remote, before) : foreseen[name](before, full);
    return `Would change ${remote} (state ${stateVersion}):\n${differenceText(before, after) || '  nothing'}`;
  }
  const after = await ask(name, { parameters: { remote }, body: full });
  if (after.proposal && after.proposal.at !== before.proposal?.at)
    return `${remote} asks for a second person: the same command by somebody else makes the change.`;
  return `${remote} is at state ${after.stateVersion}:\n${differenceText(before, after)}`;
}

/** The release that was published last and can still be given to people. */
export async function newestRelease(ask, remote) {
  const { rows } = await ask('releases', { parameters: { remote } });
  const newest = rows.find(({ removedAt }) => removedAt === null);
  if (!newest) throw new StepFailure(`${remote} has no release.`);
  return newest.version;
}
