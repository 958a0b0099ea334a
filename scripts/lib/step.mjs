/** A failure that is printed as one sentence, without a stack. */
export class StepFailure extends Error {}

/**
 * Runs one step and prints it as one line with its duration.
 * @param {string} title name of the step
 * @param {() => Promise<string | void>} work returns a note for the line, e.g. "unchanged"
 */
export async function step(title, work) {
  const start = performance.now();
  const note = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${title}${note ? ` (${note})` : ''} ${seconds} s`);
}

/** Runs a program; when it fails, prints the error (a StepFailure as one sentence) and exits with code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepFailure ? error.message : error);
    process.exit(1);
  }
}
