import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { recordMiddleware, registryMiddlewares } from './development-registry.mjs';
import { remoteIds } from './paths.mjs';

const load = createRequire(import.meta.url);

const firstPort = Number(process.env.CONSOLE_DEV_PORT || 4250);

/** Port of each app's development server: the shell, then the remotes by name. `CONSOLE_DEV_PORT` sets the first. */
export const developmentPorts = Object.fromEntries(
  ['shell', ...remoteIds()].map((id, index) => [id, firstPort + index]),
);

const addressOf = (id) => `http://localhost:${developmentPorts[id]}`;

/** Fast refresh. The shell's page installs the renderer hook of remotes, because they load after react-dom. */
export function refreshPlugins(id) {
  const RefreshPlugin = load('@pmmmwh/react-refresh-webpack-plugin');
  const codeReload = path.join(import.meta.dirname, 'code-reload.mjs');
  return [
    new (RefreshPlugin.default ?? RefreshPlugin)({
      exclude: [/node_modules/, /webpack[\\/]container/],
      overlay: false,
      library: id,
    }),
    // Without a name: part of every entry.
    new webpack.EntryPlugin(import.meta.dirname, codeReload, { name: undefined }),
  ];
}

/**
 * `npm run dev` stops the servers itself. The handler of webpack-dev-server would end the process before the services
 * have stopped, and they would run on without their parent.
 */
const stoppedByCaller = { setupExitSignals: false };

/** Headers for files that a page of another origin loads, also from another machine. */
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Settings of the development server of a remote that runs in a deployed console. */
export function deployedServer(id) {
  const port = developmentPorts[id];
  return {
    ...stoppedByCaller,
    port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    allowedHosts: ['localhost'],
    headers: crossOriginHeaders,
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    setupMiddlewares: (middlewares) => [recordMiddleware(addressOf(id)), ...middlewares],
  };
}

/** Paths that the services answer. */
const ofServices = ['/api', '/identity', '/remotes', '/health'];

/** A change of a contract reloads the page while the services restart: its calls wait instead of failing. */
const waitFor = (running) => ({
  name: 'wait-for-services',
  middleware: async (request, _, next) => {
    if (ofServices.some((base) => request.url.startsWith(`${base}/`))) await running();
    next();
  },
});

/**
 * Settings of an app's development server.
 * @param {string} id
 * @param {{ services: string, running: () => Promise<void>, remotes: string[] }} surroundings address of the services;
 *   `running` waits while they restart; ids of the remotes with a development server, the others are served from their
 *   last build
 */
export function developmentServer(id, { services, running, remotes }) {
  const port = developmentPorts[id];
  return {
    ...stoppedByCaller,
    // No compression: it would buffer live events, whose answers never end.
    port,
    hot: true,
    liveReload: id === 'shell',
    allowedHosts: 'all',
    compress: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    ...(id === 'shell'
      ? {
          historyApiFallback: true,
          proxy: [{ context: ofServices, target: services }],
          setupMiddlewares: (middlewares) => [
            waitFor(running),
            ...registryMiddlewares(services, remotes, addressOf),
            ...middlewares,
          ],
        }
      : { setupMiddlewares: (middlewares) => [recordMiddleware(addressOf(id)), ...middlewares] }),
  };
}
