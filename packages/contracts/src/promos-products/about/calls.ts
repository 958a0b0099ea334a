import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { contentCalls } from '../content/calls.ts';
import { aboutDocument, aboutModule, legalKinds, socialNetworks } from './document.ts';

const valuesOf = <V extends string>(list: readonly { readonly value: V }[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);

const publishedAbout = z.object({
  version: z.int(),
  publishedAt: z.string(),
  sections: z.array(z.object({ id: z.uuid(), title: z.string(), body: z.string(), image: z.nullable(z.uuid()) })),
  contact: z.object({ callCentre: z.string(), email: z.string(), address: z.string() }),
  socials: z.array(z.object({ network: valuesOf(socialNetworks), url: z.string() })),
  legal: z.array(
    z.object({
      kind: valuesOf(legalKinds),
      body: z.string(),
      effectiveDate: z.string(),
      /** The version since which members must have accepted the text; null when nobody has to accept it again. */
      consentVersion: z.nullable(z.int()),
    }),
  ),
});
export type PublishedAbout = z.infer<typeof publishedAbout>;

/** The calls of the About text besides the operations and steps of its versions. */
export const aboutCalls = {
  ...contentCalls(aboutDocument, []),
  published: call({
    name: `${aboutModule}.published`,
    method: 'GET',
    base: 'publish',
    path: aboutModule,
    access: 'public',
    summary: 'About: the public sections, contact and legal texts in force',
    result: publishedAbout,
    etag: true,
  }),
  publishedImage: call({
    name: `${aboutModule}.published-image`,
    method: 'GET',
    base: 'publish',
    path: `${aboutModule}/image/{fileId}`,
    access: 'public',
    summary: 'About: a picture of a public section',
    download: true,
  }),
} as const;
