import * as z from 'zod/mini';
import { photoRules, photoStates } from './vocabulary.ts';

/** One of the values of options. */
export const oneOf = <V extends string>(all: readonly { readonly value: V }[]) =>
  z.enum(all.map(({ value }) => value) as [V, ...V[]]);
const state = oneOf(photoStates);
export const seen = { secureId: z.uuid(), version: z.int() };
export const decided = z.object({ ...seen, state });
export const note = z.string().check(z.minLength(photoRules.shortestNote), z.maxLength(255));
export const place = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
});

const documentType = z.string();
/** What is at the desk of every kind of photo; each kind adds the facts that its photos are compared with. */
export const deskShape = {
  ...seen,
  state,
  documentType,
  takenAt: z.string(),
  source: z.string(),
  place: z.nullable(place),
  /** 0-100; null: not measured. */
  sharpness: z.nullable(z.int()),
  /** Others with the same picture: the number of a member or an order. */
  duplicates: z.array(z.object({ no: z.string(), name: z.string(), documentType, takenAt: z.string() })),
  /** Other photos to compare with, as a selfie with the identity card, and earlier ones of the kind. */
  others: z.array(z.object({ secureId: z.uuid(), documentType, state, takenAt: z.string() })),
  reasons: z.array(z.object({ secureId: z.string(), name: z.string() })),
  /** Why it was escalated, and by which user. */
  escalation: z.nullable(z.object({ note: z.string(), by: z.string() })),
  /** When the photo goes back to the queue. */
  until: z.string(),
};
const desk = z.object(deskShape);
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
