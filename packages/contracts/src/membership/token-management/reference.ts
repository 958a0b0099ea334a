import * as z from 'zod/mini';

/**
 * A reference that an application gives to a call, by which a repeated one is known: blanks around it and the case of
 * letters make no other one.
 * @example
 * applicationReference({ maximum: 60 }).parse(' po-1 '); // 'PO-1'
 */
export const applicationReference = ({
  minimum = 1,
  maximum,
}: {
  readonly minimum?: number;
  readonly maximum: number;
}) => z.string().check(z.trim(), z.toUpperCase(), z.minLength(minimum), z.maxLength(maximum));
