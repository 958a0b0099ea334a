// Starts the built console for the tests on fresh data, with its own copy of the built files so that a test may redeploy.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [name, port] = process.argv.slice(2);
const settings = {
  local: { CONSOLE_SSO: 'false' },
  identity: { CONSOLE_SSO: 'true', CONSOLE_SEED_ZIP_ROWS: '1240' },
  releasing: { CONSOLE_SSO: 'false', CONSOLE_SEED_ZIP_ROWS: '0' },
}[name];

const work = path.join(root, 'test-results/console', `${name}-${port}`);
fs.rmSync(work, { recursive: true, force: true });
fs.mkdirSync(work, { recursive: true });
const build = path.join(work, 'build');
fs.cpSync(path.join(root, 'build'), build, { recursive: true });

const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'build/server/main.mjs')], {
  cwd: root, stdio: 'inherit',
  env: {
    LOG_LEVEL: 'warn', CONSOLE_SIGN_INS_PER_MINUTE: '600', ...process.env, ...settings,
    PORT: port, DATABASE_URL: '', CONSOLE_DATA_DIR: path.join(work, 'data'), CONSOLE_BUILD_DIR: build,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
