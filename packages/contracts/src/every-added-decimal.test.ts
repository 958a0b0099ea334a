// Decimals that a spreadsheet adds to a number of digits never become further digits of it.
import { everyField } from './every-field.fixtures.ts';
import { checkField, normalise } from './core/validation.ts';

const personal: ReadonlySet<string | undefined> = new Set(['nik', 'npwp', 'account', 'phone', 'card']);
const ofDigits = everyField().filter(
  ([, field]) => personal.has(field.personal) || field.telephone || ['digits', 'phone', 'card'].includes(field.kind),
);
const decimals = ['.0', '.00', '.5', '.25', '.000', ' .0', '. 0', '\uFF0E0', '.0\u200B', '.0000000000'];
const grouped = (number: string): string => number.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ');
/** The beginnings of a NIK and of phone numbers, of all lengths. */
const numbers = [...'4567890123456789'].flatMap((_, index) =>
  ['3174015203900012345', '0812987654321098765', '6281298765432109876'].map((digits) => digits.slice(0, index + 4)),
);

test('every field of digits refuses a number with decimals', () => {
  expect(ofDigits.length).toBeGreaterThan(60);
  const faults: string[] = [];
  for (const [where, field] of ofDigits)
    for (const number of numbers)
      for (const text of decimals.flatMap((each) => [`${number}${each}`, `'${number}${each}`, `${grouped(number)}.0`]))
        // Masked answers are texts, which are never typed: only their digits count.
        if (
          (field.kind !== 'text' && checkField('x', field, text) === null) ||
          /^\d+$/.test(String(normalise(field, text)))
        )
          faults.push(`${where} ${text}`);
  expect([...new Set(faults)]).toEqual([]);
});
