import type { PassingCode } from '@console/contracts/core/errors';

/** Thrown by whoever knows best what could not be reached: a store of files, another service. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  constructor(
    readonly passing: PassingCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
