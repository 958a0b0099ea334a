import type { PassingCode } from '@console/contracts/core/passing-causes';

/**
 * Thrown by the code that could not reach a file store or another service.
 * @example throw new Unavailable('UPSTREAM_UNAVAILABLE', `${host} does not answer`, { cause: error });
 */
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
