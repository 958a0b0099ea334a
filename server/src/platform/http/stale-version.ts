import { Refusal } from './refusal.ts';

/** A stored row or a record; without a version it is gone. */
type Versioned = { readonly version: number | undefined } & ({ readonly id: string } | { readonly secureId: string });
interface Named {
  /** Of the resource. */
  readonly module: string;
}

/** 409 whose answer carries the record as it is now, so that the caller can merge it with what was typed. */
export const staleVersion = ({ module }: Named, secureId: string): Refusal =>
  new Refusal('STALE_VERSION', { record: { module, secureId } });

/** 409 of what is no record of a resource, with what it is now. */
export const staleState = (result: unknown): Refusal => new Refusal('STALE_VERSION', { result });

/**
 * Refuses a change that was decided on another version than the stored one.
 * @param row of a part of a record: its version, and the id of the record
 * @param seen the version that the caller saw; undefined: the change was decided on none
 * @throws Refusal STALE_VERSION, answered with the record
 * @example requireVersion(row, body.version, apiTokens);
 */
export function requireVersion(row: Versioned, seen: number | undefined, resource: Named): void {
  if (seen !== undefined && row.version !== seen) throw staleVersion(resource, 'id' in row ? row.id : row.secureId);
}
