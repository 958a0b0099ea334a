/** Prints to the person who starts the program; logs are separate JSON lines. */
export const say = (text: string): void => console.log(text);

/** Prints what is being done, then how long it took, in seconds. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  say(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
