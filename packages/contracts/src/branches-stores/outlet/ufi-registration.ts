import type { Field, Fields } from '../../core/fields.ts';
import { typedValues } from '../../core/typed-values.ts';
import { dealersUfi } from '../dealer-ufi.ts';
import { marketingSchemesUfi } from './marketing-schemes.ts';
import { registrationCallOf } from './registration-call.ts';

/** What a registration asks for besides the dealer: its first marketing scheme, which may be left blank. */
export const registrationScheme: Fields = Object.fromEntries(
  Object.entries<Field>(marketingSchemesUfi.fields)
    .filter(([name]) => name !== 'dealerId')
    .map(([name, field]) => [name, { ...field, required: false }]),
);

/** A registration as it is typed. */
export const typedUfiRegistration = typedValues([
  ...Object.keys(dealersUfi.fields),
  ...Object.keys(registrationScheme),
]);

/** Registers a dealer of UFI with its first marketing scheme (docs/model/branches-stores.md#dealers). */
export const ufiRegistration = {
  register: registrationCallOf('UFI', {
    summary: 'Registers a dealer of UFI and proposes its marketing scheme, both or neither',
    values: typedUfiRegistration,
  }),
} as const;
