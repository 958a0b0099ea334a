import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '../src/platform/context.ts';
import type { TestDatabase } from './database.ts';

/** The text of a raw statement without its values; the kind of any other. */
const textOf = (node: RootOperationNode): string =>
  'sqlFragments' in node ? node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim() : node.kind;

/** Counts the statements that a program sends. */
export class QueryCounter {
  #texts: string[] = [];

  /** For `seenThrough` of a test server. */
  readonly over = ({ db }: TestDatabase): Db =>
    db.withPlugin({
      transformQuery: ({ node }) => {
        this.#texts.push(textOf(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    } satisfies KyselyPlugin);

  /** The statements since the last call. */
  take(): readonly string[] {
    return this.#texts.splice(0);
  }
}

/**
 * The number of statements of what was read before: that of two readings alike, for jobs send some beside.
 * @param expected when the first reading takes as many, no other one is needed
 */
export async function statementsAgain(
  seen: QueryCounter,
  read: () => Promise<{ readonly status: number }>,
  expected = -1,
): Promise<number> {
  await read();
  let last = expected;
  for (let times = 0; times < 5; times += 1) {
    seen.take();
    expect((await read()).status).toBe(200);
    const count = seen.take().length;
    if (count === last) break;
    last = count;
  }
  return last;
}
