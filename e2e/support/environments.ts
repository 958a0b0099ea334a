const port = Number(process.env['E2E_PORT'] ?? 3100);
/** A console that runs already; its demo password is in `CONSOLE_DEMO_PASSWORD`. */
const running = process.env['E2E_URL']?.replace(/\/$/, '');

/**
 * The running consoles of the tests: one with local sign-in, one with the identity service. `E2E_PORT` is the first
 * port. With `E2E_URL` the first is a console that runs already, and no other is started.
 */
export const environments = {
  local: { name: 'local', port, url: running ?? `http://localhost:${port}` },
  identity: { name: 'identity', port: port + 1, url: `http://localhost:${port + 1}` },
} as const;

/** A console that the spec of new releases starts for itself, because it changes what is served. */
export const releasing = { name: 'releasing', port: port + 2, url: `http://localhost:${port + 2}` } as const;

/** Another one, for the specs of the release registry, whose changes affect all users. */
export const steering = { name: 'steering', port: port + 3, url: `http://localhost:${port + 3}` } as const;
export const failing = { name: 'failing', port: port + 4, url: `http://localhost:${port + 4}` } as const;

/** Another one, for journeys in which members get messages. */
export const messaging = { name: 'messaging', port: port + 5, url: `http://localhost:${port + 5}` } as const;

/** Another one, for the journey of a registration, whose codes go to a gateway. */
export const registering = { name: 'registering', port: port + 6, url: `http://localhost:${port + 6}` } as const;

/** Folder with an environment's copy of the build, its data and the tests' sessions. */
export const workOf = (environment: { readonly name: string; readonly port: number }) =>
  new URL(`../../test-results/console/${environment.name}-${environment.port}/`, import.meta.url).pathname;

/** Data of a console that was started and stopped before the tests; consoles started by specs copy it. */
export const preparedData = `${workOf({ name: 'prepared', port })}data`;
