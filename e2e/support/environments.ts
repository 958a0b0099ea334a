const port = Number(process.env['E2E_PORT'] ?? 3100);

/** The running consoles the tests work on: one with local login, one with the identity service. `E2E_PORT` moves all. */
export const environments = {
  local: { name: 'local', port, url: `http://localhost:${port}` },
  identity: { name: 'identity', port: port + 1, url: `http://localhost:${port + 1}` },
} as const;

/** A console that the spec of new releases starts for itself, since it changes what is served. */
export const releasing = { name: 'releasing', port: port + 2, url: `http://localhost:${port + 2}` } as const;

/** Two more of that kind, for the specs of the release registry: what one of them changes is everybody's. */
export const steering = { name: 'steering', port: port + 3, url: `http://localhost:${port + 3}` } as const;
export const failing = { name: 'failing', port: port + 4, url: `http://localhost:${port + 4}` } as const;

/** Folder of an environment's build copy, data and the sessions of its tests. */
export const workOf = (environment: { readonly name: string; readonly port: number }) =>
  new URL(`../../test-results/console/${environment.name}-${environment.port}/`, import.meta.url).pathname;

/** Data of a console that was started and stopped before the tests, for those that they start themselves. */
export const preparedData = `${workOf({ name: 'prepared', port })}data`;
