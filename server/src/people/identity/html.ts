import { plainText } from '../../platform/plain-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Markup that is safe to insert. */
export class Html {
  constructor(readonly markup: string) {}
}

const markupOf = (value: unknown): string =>
  value instanceof Html
    ? value.markup
    : Array.isArray(value)
      ? value.map(markupOf).join('')
      : value == null || value === false
        ? ''
        : escape(plainText(value));

/** Builds markup; every value that is not markup is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(parts.reduce((before, part, index) => before + markupOf(values[index - 1]) + part));
