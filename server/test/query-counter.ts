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
