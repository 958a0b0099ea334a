// The clock of tests. With `CONSOLE_TEST_CLOCK`, such as 2027-01-01T00:01:00+07:00, each test file starts at this time.
// Timers and `performance` stay those of the machine, and so does the clock of PostgreSQL.
// Preloaded by NODE_OPTIONS into the programs and threads that a test starts, which then have the time of the test.
const clockVariable = 'CONSOLE_TEST_CLOCK';
/** Milliseconds that the clock of the running test file is ahead of the machine's. */
const offsetVariable = 'CONSOLE_TEST_CLOCK_OFFSET';

const elapsed = performance.now.bind(performance);
/** The time of the machine, whatever `Date` says. */
const machineNow = () => Math.trunc(performance.timeOrigin + elapsed());

/** Makes `Date` of a realm `offset` milliseconds later. @returns what undoes it */
function shiftDate(realm, offset) {
  const { Date: Unshifted } = realm;
  const { now: unshiftedNow } = Unshifted;
  const now = () => machineNow() + offset;
  Unshifted.now = now;
  realm.Date = new Proxy(Unshifted, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: () => new Unshifted(now()).toString(),
  });
  return () => {
    Unshifted.now = unshiftedNow;
    realm.Date = Unshifted;
  };
}

/**
 * What a program that runs outside of the test files has in its environment to have their clock.
 * @throws {Error} when `CONSOLE_TEST_CLOCK` is no time
 */
function clockEnvironment({ [clockVariable]: clock } = process.env) {
  if (!clock) return {};
  const offset = Date.parse(clock) - machineNow();
  if (Number.isNaN(offset)) throw new Error(`${clockVariable} is no time: ${clock}`);
  return { [offsetVariable]: String(offset), NODE_OPTIONS: `--require="${__filename}"` };
}

/** An environment of Jest in which each test file, and what it starts, begins at `CONSOLE_TEST_CLOCK`. */
function clocked(Environment) {
  if (!process.env[clockVariable]) return Environment;
  return class extends Environment {
    constructor(...values) {
      const environment = clockEnvironment();
      // Before the environment copies those of the process.
      Object.assign(process.env, environment);
      super(...values);
      const offset = Number(environment[offsetVariable]);
      shiftDate(this.global, offset);
      this.stopClock = shiftDate(globalThis, offset);
    }

    async teardown() {
      await super.teardown();
      this.stopClock();
      delete process.env[offsetVariable];
    }
  };
}

if (process.env[offsetVariable]) shiftDate(globalThis, Number(process.env[offsetVariable]));

module.exports = { clocked, clockEnvironment, shiftDate };
