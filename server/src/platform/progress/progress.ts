/** What the person who starts the program reads; logs are JSON lines of their own. */
export const say = (text: string): void => console.log(text);

/** Says what is being done and how long it took, in seconds. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  say(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
