import { createRequire } from 'node:module';
import { recordMiddleware, registryMiddlewares } from './development-registry.mjs';
import { remoteIds } from './paths.mjs';

const load = createRequire(import.meta.url);

const firstPort = Number(process.env.CONSOLE_DEV_PORT || 4250);

/** Port of each app's development server: the shell's, then those of the remotes by name. `CONSOLE_DEV_PORT` moves all. */
export const developmentPorts = Object.fromEntries(
  ['shell', ...remoteIds()].map((id, index) => [id, firstPort + index]),
);

const addressOf = (id) => `http://localhost:${developmentPorts[id]}`;

/** Fast refresh; a remote's renderer hook is installed by the shell's page, because remotes load after react-dom. */
export function refreshPlugins(id) {
  const RefreshPlugin = load('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new (RefreshPlugin.default ?? RefreshPlugin)({
      exclude: [/node_modules/, /webpack[\\/]container/],
      overlay: false,
      library: id,
    }),
  ];
}

/** Headers of files that a page of another address may load, also one that is not of this machine. */
const forOthers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Settings of the development server of a remote that runs in a console which is deployed. */
export function deployedServer(id) {
  const port = developmentPorts[id];
  return {
    port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    allowedHosts: ['localhost'],
    headers: forOthers,
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    setupMiddlewares: (middlewares) => [recordMiddleware(addressOf(id)), ...middlewares],
  };
}

/**
 * Settings of an app's development server.
 * @param {string} id
 * @param {{ services: string, remotes: string[] }} surroundings address of the running services; ids of the remotes
 *   that have a development server, the others being served from their last build
 */
export function developmentServer(id, { services, remotes }) {
  const port = developmentPorts[id];
  return {
    // Compressing would hold back live events, which are never whole.
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
          proxy: [{ context: ['/api', '/identity', '/remotes', '/health'], target: services }],
          setupMiddlewares: (middlewares) => [...registryMiddlewares(services, remotes, addressOf), ...middlewares],
        }
      : { setupMiddlewares: (middlewares) => [recordMiddleware(addressOf(id)), ...middlewares] }),
  };
}
