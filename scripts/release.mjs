// `pnpm release`: the command line of the domain teams; `pnpm release --help` explains it.
import { main } from './lib/step.mjs';
import { releaseProgram } from './release/program.mjs';

await main(() => releaseProgram().parseAsync());
