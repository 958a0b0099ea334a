import * as z from 'zod/mini';
import { call } from '../core/call.ts';

const line = z.enum(['SPEKTRA', 'NMC', 'UFI']);

/** A line of business as the public site sees it. */
const publishedLob = z.object({
  code: z.string(),
  line,
  name: z.string(),
  description: z.nullable(z.string()),
  tenors: z.array(z.int()),
});
export type PublishedLob = z.infer<typeof publishedLob>;

/** A product group as the public site sees it. */
const publishedGroup = z.object({
  code: z.string(),
  line,
  lob: z.string(),
  name: z.string(),
  /** Code of the group that it belongs to. */
  parent: z.nullable(z.string()),
});
export type PublishedGroup = z.infer<typeof publishedGroup>;

/** What is sold, as the public site and apps read it: active and published, without prices and limits. */
export const catalogueCalls = {
  lobs: call({
    name: 'master-lob.published',
    method: 'GET',
    base: 'publish',
    path: 'lob',
    access: 'public',
    summary: 'Lines of business that are published, in their order',
    query: z.object({ line: z.optional(line) }),
    result: z.array(publishedLob),
  }),
  groups: call({
    name: 'product-group.published',
    method: 'GET',
    base: 'publish',
    path: 'product-group',
    access: 'public',
    summary: 'Product groups that are published, of lines of business that are, in their order',
    query: z.object({ line: z.optional(line), lob: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))) }),
    result: z.array(publishedGroup),
  }),
} as const;
