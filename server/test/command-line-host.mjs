// Runs commands of the teams' command line for a test, each as the program would, in one process for all, because
// loading it is slow. Evaluating declarations needs the bundler, which does not run inside the test's sandbox.
import { releaseProgram } from '../../scripts/release/program.mjs';

async function run({ id, args, environment }) {
  const said = [];
  let code = 0;
  try {
    await releaseProgram({ environment, say: (text) => said.push(text) }).parseAsync(args, { from: 'user' });
  } catch (error) {
    said.push(error.message);
    code = 1;
  }
  process.send({ id, code, text: said.join('\n') });
}

process.on('message', (request) => void run(request));
