import { inAddress, numberToKeep } from '@console/auth';
import { referredId } from '@console/contracts/core/number-reference';
import type { ApiError } from './error.ts';
import type { Query } from './parameters.ts';

/** Stores a number on the server. */
export type KeepNumber = (body: {
  readonly id: string;
  readonly number: string;
}) => Promise<{ readonly data: unknown } | { readonly error: ApiError }>;

/** The server did not store a number, so the call that needs it is not sent. */
export class NumberNotKept extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** Requests that store a number, by reference; each is sent one time. */
const requests = new Map<string, Promise<void>>();

/**
 * Stores the number of a reference unless that is done. A failure is retried by the next call.
 * @throws {NumberNotKept}
 */
function keepOnce(reference: string, keep: KeepNumber): Promise<void> {
  const [id, number] = [referredId(reference), numberToKeep(reference)];
  // Not a reference, or one of another tab: the server knows it or refuses it.
  if (id === null || number === undefined) return Promise.resolve();
  const request =
    requests.get(reference) ??
    keep({ id, number }).then((answer) => {
      if (!('error' in answer)) return;
      requests.delete(reference);
      throw new NumberNotKept(answer.error);
    });
  requests.set(reference, request);
  return request;
}

/**
 * Replaces full personal numbers by references, because addresses are logged. Stores the numbers on the server first.
 * @throws {NumberNotKept}
 */
export async function referring(query: Query, keep: KeepNumber): Promise<Query> {
  const read = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(read) : typeof value === 'string' ? inAddress(value) : value;
  const replaced = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(value)]));
  const texts = Object.values(replaced)
    .flat()
    .filter((value) => typeof value === 'string');
  await Promise.all(texts.map((text) => keepOnce(text, keep)));
  return replaced;
}
