import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';

export const module = 'branch-cms';

/** What members can do at an office. */
export const branchServices = options({
  PENGAJUAN: ['Pengajuan', 'Application'],
  PEMBAYARAN: ['Pembayaran', 'Payment'],
  KLAIM: ['Klaim', 'Claims'],
  KARTU: ['Kartu', 'Cards'],
  KONSULTASI: ['Konsultasi', 'Advice'],
});

const hours = z.nullable(z.object({ from: z.string(), to: z.string() }));
const published = z.object({
  slug: z.string(),
  officeCode: z.string(),
  displayName: z.string(),
  city: z.string(),
  lines: z.array(z.string()),
  publicAddress: z.string(),
  publicPhone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  openingHours: z.array(hours),
  hourExceptions: z.array(z.object({ date: z.string(), hours, note: z.string() })),
  latitude: z.string(),
  longitude: z.string(),
  services: z.array(z.string()),
  photos: z.array(z.uuid()),
});
/** An office as the public site sees it. */
export type PublishedBranch = z.infer<typeof published>;

/** The calls of the public site and apps. */
export const branchContentCalls = {
  published: call({
    name: `${module}.published`,
    method: 'GET',
    base: 'publish',
    path: 'branch',
    access: 'public',
    summary: 'Offices that are published, by office code',
    query: z.object({ service: z.optional(z.enum(['PENGAJUAN', 'PEMBAYARAN', 'KLAIM', 'KARTU', 'KONSULTASI'])) }),
    result: z.array(published),
  }),
  publishedOne: call({
    name: `${module}.published-one`,
    method: 'GET',
    base: 'publish',
    path: 'branch/{slug}',
    access: 'public',
    summary: 'A published office by its slug, or the slug that it has now',
    result: z.object({ movedTo: z.nullable(z.string()), branch: z.nullable(published) }),
  }),
  publishedPhoto: call({
    name: `${module}.published-photo`,
    method: 'GET',
    base: 'publish',
    path: 'branch/photo/{fileId}',
    access: 'public',
    summary: 'A photo of a published office',
    download: true,
  }),
} as const;
