const firstPort = Number(process.env['E2E_PORT'] ?? 3100);
/** Number of this worker among those that run at the same time; Playwright sets it in the worker's process. */
const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** More than a worker has consoles. */
const portsPerWorker = 10;
const port = firstPort + portsPerWorker * workerIndex;
/** A console that runs already; its demo password is in `CONSOLE_DEMO_PASSWORD`. */
const running = process.env['E2E_URL']?.replace(/\/$/, '');

export interface Environment {
  readonly name: string;
  readonly port: number;
  readonly url: string;
}

const environmentAt = (name: string, offset: number): Environment => ({
  name,
  port: port + offset,
  url: `http://localhost:${port + offset}`,
});

/**
 * The consoles of this worker's tests: one with local sign-in, which is started before the worker's first test, and one
 * with the identity service, which the fixture `identityConsole` starts. `E2E_PORT` is the first port of the first
 * worker. With `E2E_URL` the first is a console that runs already.
 */
export const environments = {
  local: { ...environmentAt('local', 0), ...(running === undefined ? {} : { url: running }) },
  identity: environmentAt('identity', 1),
} as const;

/** A console that the spec of new releases starts for itself, because it changes what is served. */
export const releasing = environmentAt('releasing', 2);

/** Another one, for the specs of the release registry, whose changes affect all users. */
export const steering = environmentAt('steering', 3);
export const failing = environmentAt('failing', 4);

/** Another one, for journeys in which members get messages. */
export const messaging = environmentAt('messaging', 5);

/** Another one, for the journey of a registration, whose codes go to a gateway. */
export const registering = environmentAt('registering', 6);

/** Another one, of a build without federation, to which the bytes are compared. */
export const monolith = environmentAt('monolith', 7);

/** First port of this worker's development servers, which take up to 20. */
export const developmentPort = firstPort + 1000 + 20 * workerIndex;

/** Whether the tests use a console that runs already. */
export const usesRunningConsole = running !== undefined;

const folderOf = (name: string) => new URL(`../../test-results/console/${name}/`, import.meta.url).pathname;

/** Folder with an environment's copy of the build and its data. */
export const workOf = ({ name, port: environmentPort }: Pick<Environment, 'name' | 'port'>) =>
  folderOf(`${name}-${environmentPort}`);

/** Names the data that all consoles copy; `prepare.mjs` writes it. */
export const preparedFile = `${folderOf(`prepared-${firstPort}`)}prepared.json`;
/** A free port while the data is prepared. */
export const preparingPort = firstPort;
