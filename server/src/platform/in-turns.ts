import { setImmediate as letOthers } from 'node:timers/promises';

/**
 * Does a calculation for each of many items, one after another. Other work of the process passes before each, so that
 * calls of other people are answered between them.
 * @example const findings = await inTurns(rows, judge);
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    await letOthers();
    results.push(await work(item, index));
  }
  return results;
}
