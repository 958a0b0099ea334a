import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { intercept, type Heal } from './release.ts';

/** Makes files fail for one browser until healed. */
export type Outage = (page: Page, files: RegExp) => Promise<Heal>;

/** Starts every answer and never completes it. */
const dripping: Outage = async (page, files) => {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  // The browser still sees the console's address.
  return intercept(page, files, (route) =>
    route.continue({ url: `http://localhost:${port}${new URL(route.request().url()).pathname}` }),
  );
};

/** Failures of a server, or of the connection to it. */
export const outages: Readonly<Record<string, Outage>> = {
  'are 404': (page, files) => intercept(page, files, (route) => route.fulfill({ status: 404, json: {} })),
  'answer 503': (page, files) => intercept(page, files, (route) => route.fulfill({ status: 503, json: {} })),
  'reset the connection': (page, files) => intercept(page, files, (route) => route.abort('connectionreset')),
  'drip for ever': dripping,
};

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/** Files in a release's folder whose name starts with `name`; all files without it. */
export const filesOf = ({ manifest }: RegistryRemote, name = ''): RegExp =>
  new RegExp(`${escaped(manifest.replace('mf-manifest.json', ''))}${name}[^/]*$`);

/** The first page of a remote: a list that an administrator can open. */
export const firstPageOf = ({ routes }: RegistryRemote): string => {
  const first = routes.find(({ path }) => !path.includes(':'));
  if (!first) throw new Error('A remote without a page');
  return first.path;
};
