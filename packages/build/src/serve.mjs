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

/**
 * Runs the development servers of the shell and of these remotes.
 * @param {string[]} remotes ids
 * @param {{ services: string, running: () => Promise<void> }} backend address of the services; `running` waits while
 *   they restart
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serveApps(remotes, backend) {
  const servers = await Promise.all(
    ['shell', ...remotes].map((id) => serve(id, developmentServer(id, { ...backend, remotes }))),
  );
  return {
    address: `http://localhost:${developmentPorts.shell}`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/**
 * Runs the development server of a remote for a deployed console, and resolves after its first build.
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function serveDeployed(id) {
  const server = await serve(id, deployedServer(id), { deployed: true });
  await new Promise((resolve) => {
    server.middleware.waitUntilValid(resolve);
  });
  return { port: developmentPorts[id], stop: () => server.stop() };
}
