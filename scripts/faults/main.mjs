// `npm run test:faults`: whether the gate catches each fault of the list, with results kept from a green run.
// `npm run test:faults -- maker-approves focus-ring-removed` plants only these.
import { checkNode } from '../lib/node-version.mjs';
import { installWorkspace } from '../lib/pnpm.mjs';
import { main } from '../lib/step.mjs';
import { runFaults } from './run-faults.mjs';

await main(async () => {
  checkNode();
  await installWorkspace();
  const { passed, failed } = await runFaults(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
