import { remoteOf } from './client.mjs';
import { canaryText, minute, stateText, table } from './print.mjs';

const reasons = {
  disabled: () => 'the remote is disabled',
  pinned: () => 'pinned for everyone',
  user: () => 'named by the canary',
  role: ({ role }) => `holds the role ${role}, which the canary names`,
  share: ({ bucket }) => `within the share of the canary (bucket ${bucket} of 10000)`,
  stable: ({ bucket }) => `the stable release (bucket ${bucket} of 10000)`,
};

/** The state of all remotes in a line each, or of one in detail. */
export async function statusText(ask, remote) {
  if (remote) {
    const [state, { rows }] = await Promise.all([
      ask('detail', { parameters: { remote } }),
      ask('releases', { parameters: { remote } }),
    ]);
    const releases = table(
      rows.map(({ version, publisher, publishedAt, changelog, steppedBackAt, removedAt }) => [
        `  ${version}`,
        minute(publishedAt),
        publisher,
        `${changelog}${steppedBackAt ? ' [stepped back]' : ''}${removedAt ? ' [files removed]' : ''}`,
      ]),
    );
    return `${remote}, ${state.owner.team}\n${stateText(state)}\nReleases\n${releases}`;
  }
  const { revision, rows } = await ask('list');
  const lines = rows.map((row) => [
    row.id,
    row.disabled ? 'DISABLED' : row.pinned ? `${row.pinned} (pinned)` : row.stable,
    canaryText(row.canary),
    `${row.starts} starts, ${row.failures} failures`,
    row.steppedBack ? `stepped back from ${row.steppedBack.version}` : '',
  ]);
  return `Revision ${revision}\n${table([['remote', 'everybody', 'canary', 'last 24 hours', ''], ...lines])}`;
}

/** The changes of a remote: who, what, when and why, newest first. */
export async function historyText(ask, named, page) {
  const remote = await remoteOf(ask, named);
  const { rows, total } = await ask('history', { parameters: { remote }, query: { page } });
  const lines = rows.map(({ stateVersion, kind, after, reason, by, at }) => [
    stateVersion,
    minute(at),
    kind,
    after.disabled ? 'disabled' : (after.pinned ?? after.stable),
    `canary ${canaryText(after.canary)}`,
    by,
    reason,
  ]);
  return `${table(lines)}\n${total} changes of ${remote}`;
}

/** The release of a remote that a user gets, and why. */
export async function whyText(ask, remote, username) {
  const { remotes } = await ask('why', { query: { username } });
  const found = remotes.find(({ id }) => id === remote);
  if (!found) {
    const own = remotes.map(({ id }) => id).join(', ') || 'a remote without a release';
    return `This token tells nothing of ${remote}; it is for ${own}.`;
  }
  const { version, because, fallback, held, privileges, failures } = found;
  return table([
    ['  gets', version],
    ['  because', reasons[because](found)],
    ['  falls back to', fallback ?? 'nothing'],
    [
      '  may open',
      held.length > 0
        ? `${held.length} of ${privileges.length} modules: ${held.join(', ')}`
        : 'no module of it: its pages are unknown to this user',
    ],
    [
      '  failed with',
      failures.map(({ kind, at }) => `${kind} (${minute(at)})`).join(', ') || 'nothing that was reported',
    ],
  ]);
}
