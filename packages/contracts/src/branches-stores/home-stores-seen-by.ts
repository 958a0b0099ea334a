import type { FlagGroup } from '../core/flag-groups.ts';

/** Who reads the tables of stores on home; apart from their calls, which home does not load before they are seen. */
export const homeStoresSeenBy = 'all-except-6' as const satisfies FlagGroup;
