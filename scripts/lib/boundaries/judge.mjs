import { cycleFaults, fileCycleFaults } from './cycles.mjs';
import { migrationFaults } from './migrations.mjs';
import { importFaults } from './imports.mjs';
import { withoutComments } from './source.mjs';
import { tableFaults } from './tables.mjs';
import { alphabetically } from './units.mjs';

/**
 * Everything that crosses a boundary between the domains of the server.
 * @param sources the files below server/src, each with its text
 * @returns how many imports, statements, modules and steps of the schema were looked at, and the faults, each once
 */
export function judgeBoundaries(sources) {
  const files = sources.map(({ file, text }) => ({ file, text: withoutComments(text) }));
  const parts = [importFaults, tableFaults, cycleFaults, fileCycleFaults, migrationFaults].map((judge) => judge(files));
  return {
    seen: parts.reduce((sum, { seen }) => sum + seen, 0),
    faults: [...new Set(parts.flatMap(({ faults }) => faults))].toSorted(alphabetically),
  };
}
