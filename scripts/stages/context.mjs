/**
 * What every stage of `npm test` and `npm run test:all` is given.
 * @typedef {{
 *   suite: 'gate' | 'all',
 *   tally: import('../lib/tally.mjs').Tally,
 *   again: boolean,
 *   red: boolean,
 * }} StageContext `again` ignores kept results; `red` limits a stage to the files that failed in its last run
 */
export {};
