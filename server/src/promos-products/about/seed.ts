import { aboutDocument, aboutIds, aboutModule } from '@console/contracts/promos-products/about';
import type { Content, Entry } from '@console/contracts/promos-products/content/document';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { rowsOf } from '../../platform/seed-data/rows-of.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedDocument, seededVersionId } from '../content/seed.ts';
import { seededPrivacy, seededSections, seededTerms } from './seed-texts.ts';

const dayMs = 86_400_000;
const paragraphs = (text: string): string =>
  rowsOf(text)
    .map((row) => `<p>${row}</p>`)
    .join('');

const sections: readonly Entry[] = rowsOf(seededSections).map((row) => {
  const [title = '', body = ''] = row.split(' | ');
  return { id: seedId(aboutModule, title), title, body: `<p>${body}</p>`, image: null, visible: true };
});

function content(count: number, effectiveDate: string): Content {
  return {
    sections: sections.slice(0, count),
    contact: [
      {
        id: aboutIds.contact,
        callCentre: '1500 123',
        email: 'layanan@contoh.id',
        address: 'Jalan Contoh Raya Nomor 1, Jakarta Selatan 12345',
      },
    ],
    socials: [
      { id: seedId(aboutModule, 'INSTAGRAM'), network: 'INSTAGRAM', url: 'https://contoh.id/instagram' },
      { id: seedId(aboutModule, 'YOUTUBE'), network: 'YOUTUBE', url: 'https://contoh.id/youtube' },
    ],
    legal: [
      { id: aboutIds.TERMS, kind: 'TERMS', body: paragraphs(seededTerms), effectiveDate, reconsent: true },
      { id: aboutIds.PRIVACY, kind: 'PRIVACY', body: paragraphs(seededPrivacy), effectiveDate, reconsent: false },
    ],
  };
}

/** 5 sections and 2 legal texts in two versions (docs/model/promos-products.md#about). */
export const aboutSeed: Seed = {
  name: aboutModule,
  async run(tx, { date }) {
    const dayBefore = (days: number) => jakartaDay(new Date(date.getTime() - days * dayMs));
    const live = content(sections.length, dayBefore(100));
    await seedDocument(
      tx,
      {
        document: aboutDocument,
        table: 'about_version',
        versions: [
          { content: content(4, dayBefore(100)), note: 'Terbitan pertama', daysAgo: 120, by: 'HOBIS01' },
          { content: live, note: 'Bagian karier ditambahkan', daysAgo: 40, by: 'HOBIS02' },
        ],
        draft: live,
      },
      date,
    );
    for (const [versionNo, decidedDaysAgo] of [
      [1, 119],
      [2, null],
    ] as const)
      await tx
        .updateTable('about_version')
        .set({
          consents: JSON.stringify({ TERMS: 1 }),
          ...(decidedDaysAgo === null
            ? {}
            : { decided_by: 'HOBISHD01', decided_at: new Date(date.getTime() - decidedDaysAgo * dayMs) }),
        })
        .where('id', '=', seededVersionId(aboutModule, versionNo))
        .execute();
  },
};
