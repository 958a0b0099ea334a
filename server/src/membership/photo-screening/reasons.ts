import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** Why a photo is rejected. */
export interface PhotoReason {
  readonly id: string;
  readonly name: string;
  /** What the member reads; `{name}` stands for the name. */
  readonly message: string;
}

/** The reasons for returning a document, which the domain of cards keeps. */
export interface PhotoReasons {
  /** Those in use for a kind of document, in their order. */
  readonly forType: (db: Db | Tx, documentType: string) => Promise<readonly PhotoReason[]>;
  /** Names by id, of those no longer in use too. */
  readonly names: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const none: PhotoReasons = { forType: () => Promise.resolve([]), names: () => Promise.resolve(new Map()) };

/**
 * What the domain of cards says of the reasons; it sets this, because it comes after membership.
 * @example photoReasons(app).current = { forType, names };
 */
export const photoReasons = part((): { current: PhotoReasons } => ({ current: none }));
