// Reads in all: nothing
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentServer } from './development.mjs';

const opened = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Services that send an event and keep the answer open, as live events do. */
async function sendingServices(event) {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event);
  });
  await new Promise((resolve) => {
    server.listen(0, resolve);
  });
  opened.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return `http://localhost:${server.address().port}`;
}

/** The shell's development server in front of these services, with a minimal build. */
async function develop(services, running = async () => {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-development-'));
  fs.writeFileSync(path.join(folder, 'index.js'), '');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    stats: 'none',
    output: { path: folder },
    infrastructureLogging: { level: 'none' },
  });
  const server = new WebpackDevServer(
    {
      ...developmentServer('shell', { services, running, remotes: [] }),
      port: 0,
      hot: false,
      liveReload: false,
      client: false,
    },
    compiler,
  );
  await server.start();
  opened.push(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return `http://localhost:${server.server.address().port}`;
}

test('live events of the services pass through the development server immediately', async () => {
  const event = 'data: {"unread":1}\n\n';
  const address = await develop(await sendingServices(event));
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/middle/notification/stream`, { signal: leaving.signal });
  const { value } = await response.body.getReader().read();
  leaving.abort();
  expect(new TextDecoder().decode(value)).toBe(event);
});

test('calls wait while the services restart, and files of the apps do not', async () => {
  let restarted;
  const running = new Promise((resolve) => {
    restarted = resolve;
  });
  const address = await develop(await sendingServices('data: 1\n\n'), () => running);
  const answered = [];
  const leaving = new AbortController();
  const call = fetch(`${address}/api/middle/notification/stream`, { signal: leaving.signal }).then(() =>
    answered.push('call'),
  );
  await fetch(`${address}/main.js`).then((response) => response.text());
  expect(answered).toEqual([]);
  restarted();
  await call;
  leaving.abort();
  expect(answered).toEqual(['call']);
});
