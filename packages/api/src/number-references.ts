import { inAddress, numberToKeep } from '@console/auth';
import { referredId } from '@console/contracts/platform/number-references';
import type { ApiError } from './error.ts';
import type { Query } from './parameters.ts';

/** Sends a number to the services. */
export type KeepNumber = (body: {
  readonly id: string;
  readonly number: string;
}) => Promise<{ readonly data: unknown } | { readonly error: ApiError }>;

/** The services could not keep a number, so that the call that looks for it is not sent. */
export class NumberNotKept extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** References whose numbers the services keep, or are being told. */
const kept = new Map<string, Promise<void>>();

/** Once for each reference; what failed is sent again with the next call. @throws {NumberNotKept} */
function keepOnce(reference: string, keep: KeepNumber): Promise<void> {
  const [id, number] = [referredId(reference), numberToKeep(reference)];
  // Another text, or of an address that came from elsewhere: the services know it, or say that they do not.
  if (id === null || number === undefined) return Promise.resolve();
  const sending =
    kept.get(reference) ??
    keep({ id, number }).then((answer) => {
      if (!('error' in answer)) return;
      kept.delete(reference);
      throw new NumberNotKept(answer.error);
    });
  kept.set(reference, sending);
  return sending;
}

/**
 * Parameters as they may travel in an address: full personal numbers go to the services first, and are referred to.
 * @throws {NumberNotKept}
 */
export async function referring(query: Query, keep: KeepNumber): Promise<Query> {
  const read = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(read) : typeof value === 'string' ? inAddress(value) : value;
  const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(value)]));
  const texts = Object.values(asked)
    .flat()
    .filter((value) => typeof value === 'string');
  await Promise.all(texts.map((text) => keepOnce(text, keep)));
  return asked;
}
