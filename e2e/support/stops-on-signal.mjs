/**
 * Cleans up before the program ends by a signal, or because its parent has ended.
 * @returns `onStop` adds a step, the last of which is done first; `stop` ends the program with a code
 */
export function stopsOnSignal() {
  const steps = [];
  let stopping = null;
  const stopAll = async (code) => {
    for (const step of steps.toReversed())
      await step().catch((error) => {
        process.stderr.write(`${error.message}\n`);
      });
    process.exit(code);
  };
  /** A second signal does not interrupt the steps. */
  const stop = (code = 0) => (stopping ??= stopAll(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());
  return { onStop: (step) => void steps.push(step), stop, isStopping: () => stopping !== null };
}
