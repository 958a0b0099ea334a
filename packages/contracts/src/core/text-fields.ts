import * as z from 'zod/mini';
import { cardNumberFault } from './card-number.ts';
import type { Field } from './field.ts';
import { make, type Common, type Length } from './make-field.ts';
import { readNumber } from './written-number.ts';

const checkedText = (minimum: number, maximum: number, pattern?: RegExp) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), ...(pattern ? [z.regex(pattern)] : []));

/** Refuses what `normalise` left as it was written, since it may be another number. */
const certainDecimal = z.refine<string>(
  (text) => readNumber(text, { decimals: true, decimalComma: true }) !== null,
  'PATTERN',
);

/**
 * One line of text. Lengths in characters after trimming; `minimum` is 1 unless given.
 * @example
 * line({ minimum: 3, maximum: 100 });
 */
export const line = <const C extends Common & Length & Pick<Field, 'pattern' | 'exact' | 'secret' | 'decimal'>>(
  rule: C,
) => {
  const checked = checkedText(rule.minimum ?? 1, rule.maximum, rule.pattern);
  return make('text', rule.decimal ? checked.check(certainDecimal) : checked, rule as C, rule);
};

/**
 * Text of several lines. Lengths in characters after trimming; `minimum` is 1 unless given.
 * @example
 * paragraph({ maximum: 255, required: false });
 */
export const paragraph = <const C extends Common & Length & Pick<Field, 'secretWhen'>>(rule: C) =>
  make('paragraph', checkedText(rule.minimum ?? 1, rule.maximum), rule as C, rule);

/**
 * A business code, stored upper-case, unique, immutable: 2 to 20 characters of A-Z, 0-9 and `_` unless given.
 * @example
 * code({ maximum: 10 });
 */
export const code = (rule: { minimum?: number; maximum?: number; pattern?: RegExp } = {}) => {
  const { minimum = 2, maximum = 20, pattern = /^[A-Z0-9_]+$/ } = rule;
  return make(
    'code',
    checkedText(minimum, maximum, pattern),
    { immutable: true, unique: true },
    { minimum, maximum, pattern },
  );
};

/**
 * A string of digits, such as an office or zip code. Stays text, because leading zeros count. `minimum` equals
 * `maximum` unless given.
 * @example
 * digits({ maximum: 5 });
 */
export const digits = <const C extends Common & Length & Pick<Field, 'pattern' | 'codeOf'>>(rule: C) =>
  make('digits', checkedText(rule.minimum ?? rule.maximum, rule.maximum, rule.pattern ?? /^[0-9]+$/), rule as C, {
    pattern: /^[0-9]+$/,
    ...rule,
    minimum: rule.minimum ?? rule.maximum,
  });

/**
 * The shape of an e-mail address, without a name, marks or `mailto:` around it. The parts exclude each other's
 * characters, so that matching takes linear time on any input.
 */
export const emailPattern = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/;

/**
 * Indonesian mobile number: `08` and 8 to 12 digits. `normalise` turns `+62` and `62` to `0` and removes spaces and
 * dashes (docs/model/membership.md#formats).
 * @example
 * phone({ unique: true });
 */
export const phone = <const C extends Common>(rule: C = {} as C) =>
  make('phone', checkedText(10, 14, /^08[0-9]{8,12}$/), rule as C, {
    personal: 'phone',
    minimum: 10,
    maximum: 14,
    pattern: /^08[0-9]{8,12}$/,
  });

/**
 * Tax number (NPWP): 15 digits, or 16 of the new form. `normalise` removes dots, dashes and spaces.
 * @example
 * npwp({ required: false });
 */
export const npwp = <const C extends Common>(rule: C = {} as C) =>
  make('digits', checkedText(15, 16, /^[0-9]{15,16}$/), rule as C, {
    personal: 'npwp',
    minimum: 15,
    maximum: 16,
    pattern: /^[0-9]{15,16}$/,
  });

/**
 * An e-mail address of an office or a partner, which is no personal data.
 * @example
 * email({ maximum: 100 });
 */
export const email = <const C extends Common & Length>(rule: C) =>
  make('text', checkedText(rule.minimum ?? 5, rule.maximum, emailPattern), rule as C, {
    pattern: emailPattern,
    minimum: 5,
    ...rule,
  });

/**
 * Telephone of an office: a landline `0…` or a mobile number `08…`, typed with or without `+62`, spaces and dashes. It
 * is no personal data.
 * @param rule `minimum`: digits at least, 7 unless given
 * @example
 * officePhone({ required: false });
 */
export const officePhone = <const C extends Common & { readonly minimum?: number }>(rule: C = {} as C) => {
  const { minimum = 7 } = rule;
  const pattern = new RegExp(`^0[1-9][0-9]{${minimum - 2},12}$`);
  return make('digits', checkedText(minimum, 14, pattern), rule as C, {
    minimum,
    maximum: 14,
    pattern,
    telephone: true,
  });
};

/**
 * A card number: sixteen digits, the last one the check digit. `normalise` removes spaces and dashes. The screens of
 * the card modules show it in full, because staff compare it with the plastic; files mask it
 * (docs/model/cards.md#scope-of-cards, docs/model/cards.md#card-number).
 * @example
 * cardNo({ unique: true, immutable: true });
 */
export const cardNo = <const C extends Common>(rule: C = {} as C) =>
  make(
    'card',
    z.string().check(
      z.refine((typed) => cardNumberFault(typed) === null, {
        error: ({ input }) => cardNumberFault(String(input)) ?? 'PATTERN',
      }),
    ),
    rule as C,
    { personal: 'card', shownInFull: true, minimum: 16, maximum: 16 },
  );
