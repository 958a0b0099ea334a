import { faqCalls, faqDocument, faqVersions } from '@console/contracts/promos-products/faq';
import { sql } from 'kysely';
import { isUuid } from '../../platform/database/uuid.ts';
import { fileAnswer } from '../../platform/files/stored-file.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { liveVersion } from '../content/draft.ts';
import { keptAnswer } from '../content/kept-answer.ts';
import { serveContent } from '../content/module.ts';
import { hasPicture } from '../content/pictures.ts';
import type { ContentStore } from '../content/store.ts';
import { faqDefinition } from './definition.ts';
import { publicFaq } from './published.ts';

const store: ContentStore = { document: faqDocument, table: 'faq_version', needsSecondPerson: () => false };
/** Votes that one address may give in a minute. */
const voteLimit = { max: 10, timeWindow: 60_000 };

/** Questions and answers of the public site and apps (docs/model/promos-products.md#faq). */
export const faqModule: Module = (app) => {
  const { services } = app;
  registerResource(app, faqVersions, faqDefinition);
  const live = keptAnswer(services.now, async () => {
    const version = await liveVersion(services.db, store);
    return version && { version: version.version_no, publishedAt: version.created_at, content: version.content };
  });
  serveContent(app, store, faqCalls, () => live.clear());
  serve(app, faqCalls.votes, async ({ db }) => {
    const votes = await db.selectFrom('faq_vote').selectAll().execute();
    return votes.map(({ item_id: id, helpful_yes: helpfulYes, helpful_no: helpfulNo }) => ({
      id,
      helpfulYes,
      helpfulNo,
    }));
  });
  serve(app, faqCalls.published, async ({ query }) => {
    const version = await live.read();
    if (!version) throw notFound();
    return publicFaq(version, query);
  });
  serve(app, faqCalls.publishedImage, async ({ parameters: { fileId = '' } }) => {
    if (!isUuid(fileId) || !hasPicture(faqDocument, (await live.read())?.content, fileId)) throw notFound();
    return fileAnswer(services, fileId);
  });
  serve(
    app,
    faqCalls.vote,
    async ({ db, body: { itemId, helpful } }) => {
      const items = (await live.read())?.content['items'] ?? [];
      if (!items.some(({ id }) => id === itemId)) throw notFound();
      const [yes, no] = helpful ? [1, 0] : [0, 1];
      await sql`insert into faq_vote (item_id, helpful_yes, helpful_no) values (${itemId}, ${yes}, ${no})
        on conflict (item_id) do update set helpful_yes = faq_vote.helpful_yes + ${yes}::int,
          helpful_no = faq_vote.helpful_no + ${no}::int`.execute(db);
      return null;
    },
    { rateLimit: voteLimit },
  );
};
