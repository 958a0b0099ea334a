import * as z from 'zod/mini';
import { make, type Common } from './make-field.ts';
import { nikFault } from './nik.ts';
import { text } from './text.ts';

const sixteen = { minimum: 16, maximum: 16, pattern: /^[0-9]{16}$/ } as const;

/**
 * Number of an identity card (NIK on the KTP): 16 digits that hold the day of birth and a serial number
 * (docs/model/membership.md#formats). `normalise` removes dots, dashes and spaces.
 * @example
 * nik({ unique: true });
 */
export const nik = <const C extends Common>(rule: C = {} as C) =>
  make(
    'digits',
    z
      .string()
      .check(
        z.refine((typed) => nikFault(typed) === null, { error: ({ input }) => nikFault(String(input)) ?? 'PATTERN' }),
      ),
    { title: text('NIK'), ...rule } as C,
    { personal: 'nik', ...sixteen },
  );

/**
 * Number of a family card (KK): 16 digits, masked like the NIK. `normalise` removes dots, dashes and spaces.
 * @example
 * familyCardNo({ required: false });
 */
export const familyCardNo = <const C extends Common>(rule: C = {} as C) =>
  make(
    'digits',
    z.string().check(z.regex(sixteen.pattern, 'PATTERN')),
    { title: text('Nomor KK', 'Family card number'), ...rule } as C,
    { personal: 'nik', ...sixteen },
  );

/**
 * Number of a bank account: 6 to 20 digits unless given, of which screens show the last four. `normalise` removes dots,
 * dashes and spaces.
 * @example
 * accountNo({ minimum: 8, maximum: 16 });
 */
export const accountNo = <const C extends Common & { readonly minimum?: number; readonly maximum?: number }>(
  rule: C = {} as C,
) => {
  const { minimum = 6, maximum = 20 } = rule;
  const pattern = new RegExp(`^[0-9]{${minimum},${maximum}}$`);
  return make(
    'digits',
    z.string().check(z.minLength(minimum), z.maxLength(maximum), z.regex(pattern, 'PATTERN')),
    { title: text('Nomor rekening', 'Account number'), ...rule } as C,
    { personal: 'account', minimum, maximum, pattern },
  );
};
