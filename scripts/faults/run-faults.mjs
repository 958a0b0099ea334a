// Plants each fault in a copy of the workspace whose results are kept as passed, as a green gate leaves them, and
// expects the gate to run the test or check that catches the fault, and this to fail.
import fs from 'node:fs';
import { StepFailure } from '../lib/step.mjs';
import { copyWorkspace } from '../lib/workspace-copy.mjs';
import { groupsOf, isPlanned, placeOf, runAll } from './detect.mjs';
import { faults } from './faults.mjs';
import { GateCommands } from './gate-commands.mjs';

/** The faults with these names, or all. @throws {StepFailure} for a name that no fault has */
function chosenFaults(names) {
  const unknown = names.find((name) => !faults.some((fault) => fault.name === name));
  if (unknown)
    throw new StepFailure(`No fault is called ${unknown}. Names: ${faults.map(({ name }) => name).join(' ')}`);
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));
}

/** Changes the source. @returns a function that restores it */
function plant(place, { find, replace }) {
  const text = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  return () => fs.writeFileSync(place, text);
}

/**
 * Runs what should catch the planted fault.
 * @returns `missed`: why it is not caught; `null` when `test` failed
 */
async function detect(gate, { caughtBy }) {
  if (!(await isPlanned(gate, caughtBy))) return { missed: 'the gate takes it as unchanged' };
  const { failures, broken } = await runAll(gate, [caughtBy]);
  if (failures.length > 0) return { missed: null, test: failures[0] };
  return { missed: broken.length > 0 ? `it cannot be run:\n${broken.join('\n')}` : 'it passes' };
}

/** @throws {StepFailure} when a test fails without a fault, so that its failure would prove nothing */
async function expectGreen(gate, chosen) {
  for (const group of groupsOf(chosen.map(({ caughtBy }) => caughtBy))) {
    const { failures, broken } = await runAll(gate, group);
    const first = [...failures, ...broken][0];
    if (first) throw new StepFailure(`Fails without a fault: ${first}`);
  }
}

/** What is printed of a fault. */
function lineOf({ kind, name, file, caughtBy }, { missed, test, seconds }) {
  const place = placeOf(caughtBy);
  return missed === null
    ? `  ✓ ${kind} ${name}: caught by ${place}, ${seconds} s: ${test.split('\n')[0].slice(0, 80)}`
    : `  ✗ ${kind} ${name} in ${file}: expected ${place} to fail, but ${missed}, ${seconds} s`;
}

/**
 * Plants the faults one after the other, and prints a line for each.
 * @param {readonly string[]} names all when empty
 * @returns {Promise<{ passed: number, failed: number }>} how many were caught, and how many were not
 */
export async function runFaults(names = []) {
  const chosen = chosenFaults(names);
  const workspace = copyWorkspace(['.']);
  process.once('exit', workspace.remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  // The build asks the pinned pnpm for its bill of materials.
  fs.mkdirSync(workspace.at('.tools'));
  workspace.link('.tools/node_modules');
  const gate = new GateCommands(workspace.copy);
  await gate.warmCache();
  await expectGreen(gate, chosen);
  let passed = 0;
  for (const fault of chosen) {
    const startTime = performance.now();
    const restore = plant(workspace.at(fault.file), fault);
    const { missed, test } = await detect(gate, fault)
      .catch(({ message }) => ({ missed: message }))
      .finally(restore);
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    if (missed === null) passed += 1;
    console.log(lineOf(fault, { missed, test, seconds }));
  }
  return { passed, failed: chosen.length - passed };
}
