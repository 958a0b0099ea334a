/** A failure to be told in one sentence, without a stack. */
export class StepFailure extends Error {}

/**
 * Does one step and prints it as one line with its duration.
 * @param {string} title what is being done
 * @param {() => Promise<string | void>} work answers what to add to the line, e.g. "unchanged"
 */
export async function step(title, work) {
  const start = performance.now();
  const note = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${title}${note ? ` (${note})` : ''} ${seconds} s`);
}

/** Ends the program with one sentence and a non-zero code when the work fails. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepFailure ? error.message : error);
    process.exit(1);
  }
}
