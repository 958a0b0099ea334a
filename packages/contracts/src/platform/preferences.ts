import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/**
 * Most preferences of one user, most characters of one as JSON, and most of all together: every start of the console
 * reads them.
 */
export const preferenceLimits = { keys: 500, characters: 16_384, allCharacters: 262_144 } as const;

/** Name of a preference, such as `list.card-types` or `palette.recent`. */
export const preferenceKey = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(\.[a-z0-9-]+)+$/));

const value = z.unknown();

/**
 * How a user likes the console: column layouts, recent and favourite pages. Kept by the services, so that every browser
 * of the user knows them.
 */
export const preferenceCalls = {
  all: call({
    name: 'preference.list',
    method: 'GET',
    base: 'middle',
    path: 'preference',
    access: 'session',
    summary: 'All own preferences by key',
    result: z.record(z.string(), value),
  }),
  put: call({
    name: 'preference.put',
    method: 'PUT',
    base: 'middle',
    path: 'preference/{key}',
    onlyOwnModule: true,
    access: 'session',
    summary: 'Keeps an own preference; null forgets it',
    body: z.object({ value }),
    errors: ['PREFERENCE_LIMIT', 'PREFERENCE_SPACE'],
  }),
} as const;
