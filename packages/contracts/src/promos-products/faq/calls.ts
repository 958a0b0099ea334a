import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { contentCalls } from '../content/calls.ts';
import { platforms } from '../master-banner/calls.ts';
import { faqDocument, faqIcons, faqModule } from './document.ts';

const valuesOf = <V extends string>(list: readonly { readonly value: V }[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);

const publishedItem = z.object({
  id: z.uuid(),
  question: z.string(),
  /** HTML of the elements of `core/rich-text.ts`. */
  answer: z.string(),
  images: z.array(z.uuid()),
  tags: z.array(z.string()),
  lines: z.array(valuesOf(businessLines)),
  platforms: z.array(valuesOf(platforms)),
});

const publishedFaq = z.object({
  version: z.int(),
  publishedAt: z.string(),
  categories: z.array(
    z.object({ id: z.uuid(), name: z.string(), icon: valuesOf(faqIcons), items: z.array(publishedItem) }),
  ),
});
export type PublishedFaq = z.infer<typeof publishedFaq>;

const votes = z.object({ id: z.uuid(), helpfulYes: z.int(), helpfulNo: z.int() });
export type FaqVotes = z.infer<typeof votes>;

/** The calls of the FAQ besides the operations of its versions. */
export const faqCalls = {
  ...contentCalls(faqDocument, ['CATEGORY_EMPTY']),
  votes: call({
    name: `${faqModule}.votes`,
    method: 'GET',
    base: 'middle',
    path: `${faqModule}/votes`,
    access: { privilege: `${faqModule}:browse`, action: 'view' },
    summary: 'FAQ: what the public said of the answers',
    result: z.array(votes),
  }),
  published: call({
    name: `${faqModule}.published`,
    method: 'GET',
    base: 'publish',
    path: faqModule,
    access: 'public',
    summary: 'FAQ: the public questions and answers of a platform and a business line, or all',
    query: z.object({ platform: z.optional(valuesOf(platforms)), line: z.optional(valuesOf(businessLines)) }),
    result: publishedFaq,
    etag: true,
  }),
  publishedImage: call({
    name: `${faqModule}.published-image`,
    method: 'GET',
    base: 'publish',
    path: `${faqModule}/image/{fileId}`,
    access: 'public',
    summary: 'FAQ: a picture of a public answer',
    download: true,
  }),
  vote: call({
    name: `${faqModule}.vote`,
    method: 'POST',
    base: 'publish',
    path: `${faqModule}/vote`,
    access: 'public',
    summary: 'FAQ: whether a public answer helped',
    body: z.object({ itemId: z.uuid(), helpful: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
