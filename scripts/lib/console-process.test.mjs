// Reads in all: nothing
import { consoleEnvironment } from '../../e2e/support/console-process.mjs';

const options = { port: 1, data: '/d', build: '/b', databaseUrl: '', sso: false, log: '/l' };

test('consoles of the browser tests log every answered call, whatever the level of the machine', () => {
  const environment = consoleEnvironment(options, { LOG_LEVEL: 'warn', PORT: '80', TZ: 'UTC' });
  expect(environment).toMatchObject({ LOG_LEVEL: 'info', PORT: '1', TZ: 'UTC' });
});
