/** Aligned columns. */
export function table(rows) {
  const widths = rows.reduce(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, String(cell).length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => String(cell).padEnd(index === row.length - 1 ? 0 : widths[index]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const minute = (instant) => instant.slice(0, 16).replace('T', ' ');

/** A canary with the users who get it. */
export function canaryText(canary) {
  if (!canary) return '-';
  const whom = [
    canary.share > 0 ? `${canary.share}%` : '',
    canary.users.join(', '),
    canary.roles.map((role) => `role ${role}`).join(', '),
  ].filter(Boolean);
  return `${canary.version} (${whom.join('; ')})`;
}

/** The state of a remote, one fact a line. */
export const stateText = (state) =>
  table(
    [
      ['stable', state.stable ?? '-'],
      ['previous', state.previous ?? '-'],
      ['canary', canaryText(state.canary)],
      ...(state.pinned ? [['pinned', state.pinned]] : []),
      ...(state.disabled ? [['disabled', state.disabled]] : []),
      ...(state.steppedBack
        ? [
            [
              'stepped back',
              `from ${state.steppedBack.version}: ${state.steppedBack.users} users reported ${state.steppedBack.kind}`,
            ],
          ]
        : []),
      ['state', `${state.stateVersion}, by ${state.changedBy}, ${minute(state.changedAt)}`],
    ].map(([name, value]) => [`  ${name}`, value]),
  );

/** The differences between two states. */
export function differenceText(before, after) {
  const text = (state, name) => (name === 'canary' ? canaryText(state.canary) : (state[name] ?? '-'));
  const rows = ['stable', 'previous', 'canary', 'pinned', 'disabled'].filter(
    (name) => text(before, name) !== text(after, name),
  );
  return table(rows.map((name) => [`  ${name}`, text(before, name), '→', text(after, name)]));
}
