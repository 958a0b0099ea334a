import { businessLines } from '@console/contracts/core/business-lines';
import { faqDocument, faqModule } from '@console/contracts/promos-products/faq';
import type { Content, Entry } from '@console/contracts/promos-products/content/document';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { rowsOf } from '../../platform/seed-data/rows-of.ts';
import { seedDocument } from '../content/seed.ts';
import { seededCategories, seededQuestions } from './seed-texts.ts';

const allLines = businessLines.map(({ value }) => value);
const cells = (row: string): readonly string[] => row.split(' | ').map((cell) => cell.trim());

const categories: readonly Entry[] = rowsOf(seededCategories).map((row) => {
  const [icon = '', name = ''] = cells(row);
  return { id: seedId(faqModule, `category ${icon}`), name, icon };
});

const items: readonly Entry[] = rowsOf(seededQuestions).map((row) => {
  const [icon = '', question = '', answer = '', words = '', line] = cells(row);
  return {
    id: seedId(faqModule, question),
    parentId: seedId(faqModule, `category ${icon}`),
    question,
    answer: `<p>${answer}</p>`,
    images: [],
    tags: words.split(' '),
    lines: line === undefined ? allLines : [line],
    platforms: ['APP', 'PWA', 'WEB'],
  };
});

/** The first questions of each category, or all of them. */
const content = (perCategory: number): Content => ({
  categories,
  items: categories.flatMap(({ id }) => items.filter(({ parentId }) => parentId === id).slice(0, perCategory)),
});

/** The public version with two answers that nobody has published yet. */
const draft = (): Content => ({
  categories,
  items: items.map((item, at) =>
    at === 7 || at === 28
      ? { ...item, answer: `${String(item['answer'])}<p>Tanyakan juga di cabang terdekat.</p>` }
      : item,
  ),
});

/** 6 categories with 40 questions in three versions, and two edits (docs/model/promos-products.md#faq). */
export const faqSeed: Seed = {
  name: faqModule,
  async run(tx, { date }) {
    await seedDocument(
      tx,
      {
        document: faqDocument,
        table: 'faq_version',
        versions: [
          { content: content(4), note: 'Terbitan pertama', daysAgo: 200, by: 'HOBIS01' },
          { content: content(6), note: 'Pertanyaan tentang kartu digital', daysAgo: 90, by: 'HOBIS02' },
          { content: content(items.length), note: 'Lengkap untuk semua lini', daysAgo: 20, by: 'HOBIS01' },
        ],
        draft: draft(),
      },
      date,
    );
    await tx
      .insertInto('faq_vote')
      .values(
        items.slice(0, 30).map(({ id }, at) => ({ item_id: id, helpful_yes: 40 + at * 7, helpful_no: (at * 5) % 13 })),
      )
      .execute();
  },
};
