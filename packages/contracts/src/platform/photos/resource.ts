import type { BusinessLine } from '../../core/business-lines.ts';
import type { Option } from '../../core/field.ts';
import { choice, choices, date, flag, instant, integer, line, paragraph, reference } from '../../core/fields.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { text, type Text } from '../../core/text.ts';
import { photoRules, photoStates } from './vocabulary.ts';

/** Kinds of photo with their titles. */
type Types<Type extends string> = readonly (Option & { readonly value: Type })[];

const optional = { required: false } as const;
const person = line({ maximum: 60, ...optional });

/** Fields of a photo that the services give, besides those of its subject. */
export const photoDerived = <const Type extends string>(types: Types<Type>) => ({
  documentType: choice(types),
  branch: line({ maximum: 80 }),
  source: line({ maximum: 40 }),
  takenAt: instant(),
  arrivedAt: instant(),
  state: choice(photoStates),
  reasons: line({ maximum: 500, ...optional }),
  note: paragraph({ maximum: 255, ...optional }),
  decidedBy: person,
  decidedAt: instant(optional),
  seconds: integer({ minimum: 0, maximum: 100_000, ...optional }),
  recheck: flag(),
  assignee: person,
});

/** Filters of photos, by which screeners narrow their queue too. */
export const photoFilters = <const Type extends string>(types: Types<Type>, businessLine: BusinessLine) => ({
  state: choices(photoStates),
  documentType: choices(types),
  source: line({ maximum: 40 }),
  mraId: reference(mra),
  branchId: reference(branch, { lovParameters: { line: businessLine }, narrowedBy: { mraId: 'mraId' } }),
  from: date(),
  to: date(),
  duplicate: flag(),
  recheck: flag(),
  decidedBy: line({ maximum: 60 }),
});

/** Conditions of lists of photos, each borne by an index. */
export const photoConditions = {
  state: ['is', 'isNot', 'anyOf'],
  documentType: ['is', 'anyOf'],
  decidedAt: ['relative', 'between', 'empty'],
  takenAt: ['relative', 'between'],
} as const;

/** Filters that stand above a desk. */
export const deskFilters = ['documentType', 'source', 'mraId', 'branchId', 'from', 'to', 'duplicate'] as const;

export const photoTitles = {
  documentType: text('Jenis', 'Type'),
  branch: text('Cabang', 'Branch'),
  branchId: text('Cabang', 'Branch'),
  mraId: text('MRA'),
  source: text('Sumber', 'Source'),
  takenAt: text('Diambil', 'Taken'),
  arrivedAt: text('Masuk', 'Arrived'),
  state: text('Hasil', 'Verdict'),
  reasons: text('Alasan', 'Reasons'),
  note: text('Catatan', 'Note'),
  decidedBy: text('Oleh', 'By'),
  decidedAt: text('Waktu', 'Time'),
  seconds: text('Detik', 'Seconds'),
  recheck: text('Pemeriksaan ulang', 'Second look'),
  assignee: text('Dikerjakan oleh', 'Worked on by'),
  from: text('Diambil dari', 'Taken from'),
  to: text('Diambil sampai', 'Taken until'),
} as const;

const queue = (code: string, label: Text, state: 'WAITING' | 'ESCALATED', action: 'update' | 'approve') => ({
  code,
  label,
  filters: { state: [state] },
  action,
  since: 'arrivedAt' as const,
  targetHours: 24,
  leased: true as const,
  leaseMinutes: photoRules.leaseMinutes,
  reveals: true as const,
  assignee: 'assignee' as const,
});

/** The queue of screeners, and that of approvers for what was escalated. */
export const photoQueues = (
  codes: { readonly waiting: string; readonly escalated: string },
  labels: { readonly waiting: Text; readonly escalated: Text },
) => ({
  waiting: queue(codes.waiting, labels.waiting, 'WAITING', 'update'),
  escalated: queue(codes.escalated, labels.escalated, 'ESCALATED', 'approve'),
});
