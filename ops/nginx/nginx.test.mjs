// Reads in all: ops/nginx
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findNginx } from '../../scripts/lib/nginx.mjs';

// The repository's configuration in the real nginx. `npm test` installs nginx where it can; in CI it must be there.
const found = findNginx();
if (!found && process.env.CI) throw new Error('nginx is needed: apt-get install nginx-light');
if (!found) console.warn('NOT TESTED: ops/nginx, since there is no nginx here (Debian: apt-get install nginx-light)');
const withNginx = found ? test : test.skip;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-nginx-'));
const version = '1.0.0-0123456789';
const freePort = () =>
  new Promise((resolve) => {
    const server = http.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
let nginx;
let program;
let port;

const get = (file, options = {}) =>
  new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path: file, ...options }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part) => {
            body += part;
          })
          .on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
      .once('error', reject)
      .end();
  });
const put = (name, content) => {
  const file = path.join(folder, 'releases', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

beforeAll(async () => {
  if (!found) return;
  put(`cards/${version}/assets/main.0123456789.js`, 'one'.repeat(1_000));
  put(`cards/${version}/mf-manifest.json`, '{}');
  for (const name of ['.hidden.json', 'main.js.1.draft', 'assets/.x/y.js']) put(`cards/${version}/${name}`, 'secret');
  put('secret.json', 'secret');
  program = http.createServer((request, response) =>
    response.end(`program ${request.url} ${String(request.headers['x-forwarded-for'])}`),
  );
  await new Promise((resolve) => {
    program.listen(0, '127.0.0.1', resolve);
  });
  port = await freePort();
  const own = (name) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  fs.writeFileSync(path.join(folder, 'console-proxy.conf'), own('console-proxy.conf'));
  const site = own('console.conf')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${program.address().port}`)
    .replaceAll('/var/lib/console/releases', path.join(folder, 'releases'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/console-proxy.conf', path.join(folder, 'console-proxy.conf'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  fs.writeFileSync(path.join(folder, 'console.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log stderr; daemon off; ${user}
    events { worker_connections 64; } http { access_log off; ${temporary} include ${folder}/console.conf; }`,
  );
  execFileSync(found, ['-t', '-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'pipe' });
  nginx = spawn(found, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  for (let tries = 0; tries < 200 && !(await get('/').catch(() => null)); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
});
afterAll(async () => {
  const ended =
    nginx &&
    new Promise((resolve) => {
      nginx.once('exit', resolve);
    });
  nginx?.kill('SIGTERM');
  await ended;
  program?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

withNginx('files of a release are served with their type, for ever where the name holds a hash', async () => {
  const script = await get(`/remotes/cards/${version}/assets/main.0123456789.js`);
  expect([script.status, script.headers['content-type'], script.headers['cache-control'], script.body.length]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    3_000,
  ]);
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  const manifest = await get(`/remotes/cards/${version}/mf-manifest.json`);
  expect([manifest.headers['content-type'], manifest.headers['cache-control']]).toEqual([
    'application/json; charset=utf-8',
    'no-cache',
  ]);
  const again = await get(`/remotes/cards/${version}/mf-manifest.json`, {
    headers: { 'if-none-match': manifest.headers.etag },
  });
  expect(again.status).toBe(304);
  expect(
    (await get(`/remotes/cards/${version}/assets/main.0123456789.js`, { headers: { 'accept-encoding': 'gzip' } }))
      .headers['content-encoding'],
  ).toBe('gzip');
  expect((await get(`/remotes/cards/${version}/mf-manifest.json`, { method: 'DELETE' })).status).toBe(403);
});

withNginx.each([
  `cards/${version}/.hidden.json`,
  `cards/${version}/main.js.1.draft`,
  `cards/${version}/assets/.x/y.js`,
  'secret.json',
  `cards/${version}/../../secret.json`,
  `cards/${version}/none.js`,
  'cards/1.0.0/x.js',
])('%s is no file of a release: the program answers', async (name) => {
  expect((await get(`/remotes/${name}`)).body).toMatch(/^program \/(remotes|secret)/);
});

withNginx(
  'everything else is the program\u2019s, which is told who calls; its metrics are not for everybody',
  async () => {
    expect((await get('/api/middle/card-types?page=2', { headers: { 'x-forwarded-for': '6.6.6.6' } })).body).toBe(
      'program /api/middle/card-types?page=2 127.0.0.1',
    );
    expect((await get('/metrics')).status).toBe(404);
  },
);

withNginx('while the program is down, releases are served', async () => {
  await new Promise((resolve) => {
    program.close(resolve);
    program.closeAllConnections();
  });
  expect((await get('/api/x')).status).toBe(502);
  expect((await get(`/remotes/cards/${version}/assets/main.0123456789.js`)).status).toBe(200);
});

withNginx('logs hold no parameters: neither of a call nor of the page before it', async () => {
  const number = '081377001122';
  await get(`/api/middle/zip-code?search=${number}`, {
    headers: { referer: `http://console/zip-code?search=${number}` },
  });
  // The program is gone by now, which nginx may say only without what was asked.
  expect((await get(`/api/middle/fault?search=${number}`)).status).toBe(502);
  const logs = () =>
    ['console-access.log', 'console-error.log']
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .join('');
  for (let tries = 0; tries < 100 && !logs().includes('/api/middle/fault'); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(logs()).toContain('GET "/api/middle/zip-code" 502');
  expect(logs()).toContain('GET "/api/middle/fault" 502');
  expect(logs()).not.toContain(number);
});
