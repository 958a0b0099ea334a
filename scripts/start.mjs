// `npm start`: from a clean clone to the running console, one line per step.
import { spawn } from 'node:child_process';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { installWorkspace } from './lib/pnpm.mjs';
import { checkPort, wantedPort } from './lib/port.mjs';
import { main } from './lib/step.mjs';

/** Releases follow the build on a developer's machine; servers of a platform team do not set this. */
const fromBuild = process.env.CONSOLE_RELEASES_FROM_BUILD || 'changed';

await main(async () => {
  checkNode();
  const port = wantedPort();
  await checkPort(port);
  console.log('Console');
  await installWorkspace();
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  console.log(`  releases follow the build on this machine (CONSOLE_RELEASES_FROM_BUILD=${fromBuild})`);
  serve(port);
});

function serve(port) {
  const server = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONSOLE_RELEASES_FROM_BUILD: fromBuild, PORT: String(port) },
  });
  // Ctrl-C in a terminal reaches the child directly; this process only waits for its end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
