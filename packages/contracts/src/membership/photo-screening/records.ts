import * as z from 'zod/mini';
import { documentTypes } from '../verification-steps.ts';
import { photoRules, photoStates } from './vocabulary.ts';

const oneOf = <V extends string>(all: readonly { readonly value: V }[]) =>
  z.enum(all.map(({ value }) => value) as [V, ...V[]]);
export const documentType = oneOf(documentTypes);
const state = oneOf(photoStates);
export const seen = { secureId: z.uuid(), version: z.int() };
export const decided = z.object({ ...seen, state });
export const note = z.string().check(z.minLength(photoRules.shortestNote), z.maxLength(255));
export const reasonIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(10));
export const place = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
});

const otherPhoto = z.object({
  secureId: z.uuid(),
  documentType,
  state,
  takenAt: z.string(),
});
export type OtherPhoto = z.infer<typeof otherPhoto>;

export const desk = z.object({
  ...seen,
  state,
  documentType,
  takenAt: z.string(),
  source: z.string(),
  place: z.nullable(place),
  /** 0-100; null: not measured. */
  sharpness: z.nullable(z.int()),
  /** In clear, to be compared with the photo. */
  member: z.object({
    memberNo: z.string(),
    name: z.string(),
    nik: z.string(),
    birthDate: z.string(),
    gender: z.enum(['M', 'F']),
    status: z.string(),
    branch: z.string(),
  }),
  /** Other members with the same picture. */
  duplicates: z.array(z.object({ memberNo: z.string(), name: z.string(), documentType, takenAt: z.string() })),
  /** Other photos of the member to compare with: the identity card beside a selfie, and earlier ones of the kind. */
  others: z.array(otherPhoto),
  reasons: z.array(z.object({ secureId: z.uuid(), name: z.string() })),
  /** Why it was escalated, and by which user. */
  escalation: z.nullable(z.object({ note: z.string(), by: z.string() })),
  /** When the photo goes back to the queue. */
  until: z.string(),
});
export type PhotoDesk = z.infer<typeof desk>;

export const counters = z.object({
  waiting: z.int(),
  escalated: z.int(),
  oldest: z.nullable(z.string()),
  byType: z.array(z.object({ documentType, waiting: z.int() })),
});
export type PhotoCounters = z.infer<typeof counters>;

export const figures = z.object({
  rows: z.array(
    z.object({
      day: z.string(),
      username: z.string(),
      decided: z.int(),
      rejected: z.int(),
      /** Photos that came back for a second look at this screener's approval, and how many of these agreed. */
      rechecked: z.int(),
      agreed: z.int(),
      /** Median seconds from taking to deciding; null: none measured. */
      seconds: z.nullable(z.int()),
    }),
  ),
});
export type PhotoFigures = z.infer<typeof figures>;
