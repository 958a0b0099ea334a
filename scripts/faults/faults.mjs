import { federationFaults } from './list/federation.mjs';
import { migrationFaults } from './list/migrations.mjs';
import { rightFaults } from './list/rights.mjs';
import { screenFaults } from './list/screens.mjs';
import { serviceFaults } from './list/services.mjs';
import { sourceFaults } from './list/sources.mjs';

/**
 * The test file or check that fails with a fault. `server`: below `server`, on a database of the gate; `browser`: below
 * `e2e`, with the title of a core test; `check`: the title of a program of the static stage.
 * @typedef {{ check: string } | { unit: string } | { server: string, database: 'none' | 'postgresql' | 'embedded' }
 *   | { browser: string, title: string }} CaughtBy
 */

/**
 * A change of one source that breaks the product. `find` occurs once in `file`.
 * @typedef {{
 *   name: string, kind: (typeof kinds)[number], file: string, find: string, replace: string, caughtBy: CaughtBy,
 * }} Fault
 */

/** What a fault breaks. Each kind has at least one. */
export const kinds = /** @type {const} */ ([
  'mechanism',
  'rule',
  'right',
  'migration',
  'text',
  'style',
  'federation',
  'source',
]);

/** All faults, those with the quickest tests first. @type {readonly Fault[]} */
export const faults = [
  ...sourceFaults,
  ...screenFaults,
  ...federationFaults,
  ...migrationFaults,
  ...rightFaults,
  ...serviceFaults,
].toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ caughtBy }) {
  return ['check', 'unit', 'server', 'browser'].findIndex((kind) => kind in caughtBy);
}
