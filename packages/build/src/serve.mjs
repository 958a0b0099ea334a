import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { deployedServer, developmentPorts, developmentServer } from './development.mjs';
import { root } from './paths.mjs';

async function serve(id, settings, environment = {}) {
  const directory = path.join(root, 'apps', id);
  const { default: configure } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href);
  const server = new WebpackDevServer(settings, webpack(configure(environment, { mode: 'development' })));
  await server.start();
  return server;
}

/** Resolves after the current build of a server; until then its answers wait. */
const built = (server) =>
  new Promise((resolve) => {
    server.middleware.waitUntilValid(resolve);
  });

/** Stops a server and stores its cache, so that the next start does not build everything again. */
async function stopServer(server) {
  await server.stop();
  await new Promise((resolve) => {
    server.compiler.close(resolve);
  });
}

/**
 * Runs the development servers of the shell and of these remotes, and resolves after their first builds.
 * @param {string[]} remotes ids
 * @param {{ services: string, running: () => Promise<void> }} backend address of the services; `running` waits while
 *   they start
 * @param {(stop: () => Promise<void>) => void} onStop called with what stops a server, as soon as it runs
 * @returns {Promise<string>} address of the shell
 */
export async function serveApps(remotes, backend, onStop) {
  await Promise.all(
    ['shell', ...remotes].map(async (id) => {
      const server = await serve(id, developmentServer(id, { ...backend, remotes }));
      onStop(() => stopServer(server));
      await built(server);
    }),
  );
  return `http://localhost:${developmentPorts.shell}`;
}

/**
 * Runs the development server of a remote for a deployed console, and resolves after its first build.
 * @param {string} id
 * @param {(stop: () => Promise<void>) => void} onStop called with what stops the server, as soon as it runs
 * @returns {Promise<number>} its port
 */
export async function serveDeployed(id, onStop) {
  const server = await serve(id, deployedServer(id), { deployed: true });
  onStop(() => stopServer(server));
  await built(server);
  return developmentPorts[id];
}
