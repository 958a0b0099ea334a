import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { contentErrorTexts } from './content/errors.ts';
import { versionFields, versionList, versionPlace, versionTitles } from './content/versions.ts';
import { faqCalls as ownCalls } from './faq/calls.ts';
import { faqModule } from './faq/document.ts';

export { faqDocument, faqIcons, faqModule, type FaqCategory, type FaqItem } from './faq/document.ts';
export { type FaqVotes, type PublishedFaq } from './faq/calls.ts';

/** Published versions of the FAQ (docs/model/promos-products.md#faq). */
export const faqVersions = defineResource({
  module: faqModule,
  path: `${faqModule}/version`,
  place: versionPlace(faqModule),
  title: text('Versi FAQ', 'FAQ version'),
  label: 'title',
  volume: 2_000,
  status: false,
  titles: versionTitles,
  fields: {},
  derived: versionFields,
  list: versionList,
  operations: ['list', 'detail', 'history'],
  errors: {
    ...contentErrorTexts,
    CATEGORY_EMPTY: {
      status: 422,
      text: text('Kategori belum memiliki pertanyaan', 'The category has no question'),
    },
  },
  calls: ownCalls,
});

export type FaqVersion = RecordOf<typeof faqVersions>;
export const faqCalls = ownCalls;
