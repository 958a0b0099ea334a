/** Values of the profile's `flag`. The server derives it; nobody enters it (docs/model/platform.md#profile). */
export const flags = ['admin', 'MRO', '1', '2', '3', '4', '5', '6', '7', '8', 'other'] as const;
export type Flag = (typeof flags)[number];

/** Flags that stand for a job. */
export const jobs: readonly Flag[] = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Flag groups with their members; an admin passes every group (docs/model/specification.md#flag-groups). */
export const flagGroups = {
  all: flags,
  admin: ['admin'],
  MRO: ['MRO'],
  'all-except-6': flags.filter((flag) => flag !== '6'),
  '1-8': jobs,
  '1-2': ['1', '2'],
} as const satisfies Record<string, readonly Flag[]>;
export type FlagGroup = keyof typeof flagGroups;

/**
 * Whether a user with this flag belongs to the group.
 * @example
 * inFlagGroup('6', 'all-except-6'); // false
 */
export const inFlagGroup = (flag: string, group: FlagGroup): boolean =>
  flag === 'admin' || (flagGroups[group] as readonly string[]).includes(flag);
