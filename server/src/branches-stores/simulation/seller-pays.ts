import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { Ask, InBranch, SellerPays } from './levels.ts';

/** Finds what the outlet that sells pays by its own terms: one query for all branches and tenors. */
export type FindSellerPays = (db: Db | Tx, ask: Ask, tenors: readonly number[]) => Promise<InBranch<SellerPays>>;

/**
 * Who finds what outlets pay, by line.
 * @example sellerPaysFinders(app).set('SPEKTRA', findStorePays);
 */
export const sellerPaysFinders = part((): Map<Ask['line'], FindSellerPays> => new Map());

/** What the outlet of a question pays by its own terms; `null` for lines without such terms. */
export async function readSellerPays(
  app: Application,
  db: Db | Tx,
  ask: Ask,
  tenors: readonly number[],
): Promise<InBranch<SellerPays> | null> {
  const find = sellerPaysFinders(app).get(ask.line);
  return find ? find(db, ask, tenors) : null;
}
