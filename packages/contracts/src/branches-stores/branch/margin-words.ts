import type { Field } from '../../core/fields.ts';
import type { Text } from '../../core/text.ts';

const indonesian = [
  [/\bRate\b/g, 'Margin'],
  [/\brate\b/g, 'margin'],
  [/\b[Bb]unga\b/g, 'margin pembiayaan'],
] as const;
const english = [
  [/\bRate(s?)\b/g, 'Margin$1'],
  [/\brate(s?)\b/g, 'margin$1'],
] as const;
const replaced = (word: string, by: typeof indonesian | typeof english): string =>
  by.reduce((said, [of, becomes]) => said.replace(of, becomes), word);

/**
 * A text as a branch under Qanun says it: its rate is a margin (docs/model/branches-stores.md#simulation).
 * @example
 * inMargin(text('Rate Regular', 'Regular rate')); // 'Margin Regular', 'Regular margin'
 */
export const inMargin = ({ id, en }: Text): Text => ({ id: replaced(id, indonesian), en: replaced(en, english) });

type Words = Readonly<Record<string, Text>>;
/** The same of titles by name. */
export const titlesInMargin = <T extends Words>(titles: T): T =>
  Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, inMargin(title)])) as T;

/** The same of the columns of sheets. */
export const fieldsInMargin = <F extends Readonly<Record<string, Field>>>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.sheet?.titles ? { ...field, sheet: { ...field.sheet, titles: titlesInMargin(field.sheet.titles) } } : field,
    ]),
  ) as F;

interface Worded {
  readonly title: Text;
  readonly titles: Words;
  readonly fields: Readonly<Record<string, Field>>;
  /** What the services refuse, beside a field or of the whole form. */
  readonly errors: Readonly<Record<string, { readonly text: Text }>>;
}
/** A resource of rates in the words of Qanun, also where something is refused; nothing else of it changes. */
export const resourceInMargin = <R extends Worded>(resource: R): R => ({
  ...resource,
  title: inMargin(resource.title),
  titles: titlesInMargin(resource.titles),
  fields: fieldsInMargin(resource.fields),
  errors: Object.fromEntries(
    Object.entries(resource.errors).map(([code, error]) => [code, { ...error, text: inMargin(error.text) }]),
  ),
});
