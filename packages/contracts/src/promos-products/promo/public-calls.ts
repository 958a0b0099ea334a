import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';

const publishedPromo = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(['RATE', 'ZERO', 'ADMIN']),
  description: z.nullable(z.string()),
  /** Rich text. */
  terms: z.nullable(z.string()),
  /** The days of the promo at the branch, both inclusive. */
  from: plainDate(),
  to: plainDate(),
  customers: z.enum(['ALL', 'REGULAR', 'REPEAT']),
  /** Codes of its product groups that are published. */
  groups: z.array(z.string()),
  /** Months for which it holds there. */
  tenors: z.array(z.int()),
});
export type PublishedPromo = z.infer<typeof publishedPromo>;

/** The promos of a branch as the public site and apps read them (docs/model/promos.md#public-reads). */
export const publicPromoCalls = {
  promos: call({
    name: 'promo.published',
    method: 'GET',
    base: 'publish',
    path: 'promo',
    access: 'public',
    summary: 'Promos that hold at a branch of a line today, those that go first before the others',
    query: z.object({
      line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
      officeCode: z.string().check(z.regex(/^\d{5}$/)),
    }),
    result: z.array(publishedPromo),
    etag: true,
  }),
} as const;
