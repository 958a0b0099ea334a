import { businessLines } from '../../core/business-lines.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, choices, images, line, options, richText, tags } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineDocument, part, type Content, type Entry, type EntryOf } from '../content/document.ts';
import { contentPicture } from '../content/pictures.ts';
import { platforms } from '../master-banner/calls.ts';

export const faqModule = 'faq';

/** Icons of categories, drawn by the public site and apps. */
export const faqIcons = options({
  ACCOUNT: ['Akun', 'Account'],
  CARD: ['Kartu', 'Card'],
  PAYMENT: ['Pembayaran', 'Payment'],
  ORDER: ['Pesanan', 'Order'],
  PROMO: ['Promo'],
  SECURITY: ['Keamanan', 'Security'],
  BRANCH: ['Cabang', 'Branch'],
  OTHER: ['Lainnya', 'Other'],
});

const categories = part({
  title: text('Kategori', 'Categories'),
  entry: text('Kategori', 'Category'),
  label: 'name',
  maximum: 50,
  fields: { name: line({ minimum: 3, maximum: 40 }), icon: choice(faqIcons) },
  titles: { name: text('Nama', 'Name'), icon: text('Ikon', 'Icon') },
});

const items = part({
  title: text('Pertanyaan', 'Questions'),
  entry: text('Pertanyaan', 'Question'),
  label: 'question',
  maximum: 300,
  within: 'categories',
  fields: {
    question: line({ minimum: 10, maximum: 200 }),
    answer: richText({ minimum: 10, maximum: 10_000 }),
    images: images({ maximum: 5, maximumBytes: contentPicture.maximumBytes, types: [...contentPicture.types] }),
    tags: tags({ maximum: 10 }),
    lines: choices(businessLines),
    platforms: choices(platforms),
  },
  titles: {
    question: text('Pertanyaan', 'Question'),
    answer: text('Jawaban', 'Answer'),
    images: text('Gambar', 'Pictures'),
    tags: text('Tag', 'Tags'),
    lines: text('Lini bisnis', 'Business lines'),
    platforms: text('Platform', 'Platforms'),
  },
});

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Faults of entries that have the name of an earlier one. */
const repeated = (part: string, field: string, entries: readonly Entry[], group: (entry: Entry) => string) => {
  const seen = new Set<string>();
  return entries.flatMap((entry, at): FieldError[] => {
    const name = nameOf(entry[field]);
    const key = `${group(entry)}\n${name}`;
    if (name === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ field: `${part}[${at}].${field}`, code: 'DUPLICATE' }];
  });
};

/** Names are unique, and each category has a question. */
function faqRules({ categories: all = [], items: questions = [] }: Content): readonly FieldError[] {
  const used = new Set(questions.map(({ parentId }) => parentId));
  return [
    ...repeated('categories', 'name', all, () => ''),
    ...repeated('items', 'question', questions, ({ parentId }) => parentId ?? ''),
    ...all.flatMap(({ id }, at) => (used.has(id) ? [] : [{ field: `categories[${at}].name`, code: 'CATEGORY_EMPTY' }])),
  ];
}

/** Questions and answers of the public site and apps (docs/model/promos-products.md#faq). */
export const faqDocument = defineDocument({
  module: faqModule,
  title: text('FAQ'),
  parts: { categories, items },
  rules: faqRules,
});

export type FaqCategory = EntryOf<typeof categories>;
export type FaqItem = EntryOf<typeof items>;
