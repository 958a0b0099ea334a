// `pnpm release`: the command line of the teams; `pnpm release --help` says what it can do.
import { main } from './lib/step.mjs';
import { releaseProgram } from './release/program.mjs';

await main(() => releaseProgram().parseAsync());
