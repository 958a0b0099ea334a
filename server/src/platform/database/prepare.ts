import { sql } from 'kysely';
import type { Db } from '../context.ts';

/** The database cannot be used; the message is one sentence for the person who started the program. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const oldestVersion = 15;
const extensions = ['pg_trgm', 'btree_gin', 'btree_gist', 'fuzzystrmatch'];

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return reasons[code ?? ''] ?? message ?? String(error);
}

/** Checks that the server answers, is new enough, and has the required extensions. */
export async function prepareDatabase(db: Db): Promise<void> {
  const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`
    .execute(db)
    .catch((error: unknown) => {
      throw new DatabaseUnusable(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`, {
        cause: error,
      });
    });
  const major = Math.floor((version.rows[0]?.number ?? 0) / 10_000);
  if (major < oldestVersion)
    throw new DatabaseUnusable(`The database is PostgreSQL ${major}; ${oldestVersion} or newer is needed.`);
  for (const name of extensions) {
    await sql`create extension if not exists ${sql.raw(name)}`.execute(db).catch(async (error: unknown) => {
      // Two programs that start at once may both try to create it.
      const { rows } = await sql`select from pg_extension where extname = ${name}`.execute(db);
      if (rows.length === 0)
        throw new DatabaseUnusable(
          `The database lacks the extension ${name} and it cannot be created: ${reasonOf(error)}.`,
          { cause: error },
        );
    });
  }
}
