/** Coordinates are the only text without a length: degrees inside Indonesia. */
const maximumOf = ({ maximum, pattern }) => maximum ?? pattern;
const placeOf = ({ schema }, number) =>
  [`-6.17539${number}`, `106.82715${number}`].find((each) => schema.safeParse(each).success);

const pad = (text, minimum = 0) => (text.length < minimum ? text.padEnd(minimum, 'x') : text);

/** A valid value of a field for the record with this number; `null` for a reference, which the database must have. */
export function sampleOf(field, name, number) {
  const { kind, minimum = 0, maximum = 1_000, options = [], pattern } = field;
  switch (kind) {
    case 'code':
      return `UJI${number}`;
    case 'digits':
      // A NIK holds a day of birth.
      if (field.personal === 'nik') return `317401120390000${number}`;
      return pattern?.test('0215550101') && maximum === 14
        ? `021555010${number}`
        : String(number).padStart(Math.max(minimum, 1), '1').slice(-maximum);
    case 'phone':
      return `08123456780${number}`;
    case 'percent':
      return `${Math.min(maximum, minimum + number / 10).toFixed(4)}`;
    case 'text':
      if (maximumOf(field) === undefined) return placeOf(field, number);
      return pattern ? `uji${number}@contoh.id` : pad(`Contoh ${number}`, minimum).slice(0, maximum);
    case 'paragraph':
      return pad(`Contoh ${number} untuk ${name}`, minimum).slice(0, maximum);
    case 'richText':
      return `<p>${pad(`Contoh ${number}`, minimum).slice(0, maximum)}</p>`;
    case 'tags':
      return [`contoh ${number}`];
    case 'integer':
    case 'money':
      return Math.min(maximum, minimum + number);
    case 'flag':
      return number % 2 === 0;
    case 'choice':
      return options[0]?.value;
    case 'choices':
      return [options[0]?.value];
    case 'date':
      return `2026-01-0${number}`;
    case 'instant':
      return `2026-01-0${number}T09:00:00+07:00`;
    default:
      return null;
  }
}

/** A value as it stands in TypeScript. */
export const literal = (value) =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);
