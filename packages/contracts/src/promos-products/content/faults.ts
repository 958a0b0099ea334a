import type { FieldError } from '../../core/errors.ts';
import { checkRecord } from '../../core/validation.ts';
import type { Content, ContentDocument } from './document.ts';

/**
 * What keeps a document from being published. Fields are named by part and place: `items[3].question`.
 * @example
 * faultsOf(faqDocument, { categories: [], items: [] }); // []
 */
export function faultsOf({ parts, rules }: ContentDocument, content: Content): readonly FieldError[] {
  const ofFields = Object.entries(parts).flatMap(([name, { fields }]) =>
    (content[name] ?? []).flatMap((entry, at) => {
      const checked = checkRecord(fields, entry);
      return checked.ok
        ? []
        : checked.errors.map(({ field, ...error }) => ({ ...error, field: `${name}[${at}].${field}` }));
    }),
  );
  return [...ofFields, ...rules(content)];
}

/**
 * Where a fault of a document is: the part, the place of the entry in it, and the field.
 * @example
 * placeOfFault('items[3].question'); // { part: 'items', at: 3, field: 'question' }
 */
export function placeOfFault(path: string): { readonly part: string; readonly at: number; readonly field: string } {
  const [, part = path, at = '0', field = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  return { part, at: Number(at), field };
}
