import { choice, choices, date, flag, instant, integer, line, paragraph, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { photoCalls } from './photo-screening/calls.ts';
import { photoErrors } from './photo-screening/errors.ts';
import { module, photoRules, photoStates } from './photo-screening/vocabulary.ts';
import { documentTypes } from './verification-steps.ts';

export * from './photo-screening/vocabulary.ts';
export {
  photoCalls,
  type OtherPhoto,
  type PhotoCounters,
  type PhotoDesk,
  type PhotoFigures,
} from './photo-screening/calls.ts';

const optional = { required: false } as const;
const person = line({ maximum: 60, ...optional });

/** Photos of members, looked at one after another (docs/model/membership.md#photos-of-members). */
export const memberPhotos = defineResource({
  module,
  title: text('Screening Foto Member', 'Photo Screening (Members)'),
  label: ['memberNo', 'documentType'],
  volume: 18_000_000,
  status: false,
  titles: {
    memberNo: text('No. member', 'Member no'),
    memberName: text('Member'),
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
    duplicate: text('Foto sama pada member lain', 'Same photo of another member'),
    from: text('Diambil dari', 'Taken from'),
    to: text('Diambil sampai', 'Taken until'),
  },
  fields: {},
  derived: {
    memberNo: line({ maximum: 10 }),
    memberName: line({ maximum: 60 }),
    documentType: choice(documentTypes),
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
  },
  list: {
    filters: {
      state: choices(photoStates),
      documentType: choices(documentTypes),
      source: line({ maximum: 40 }),
      mraId: reference('mra/lov'),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
      duplicate: flag(),
      recheck: flag(),
      decidedBy: line({ maximum: 60 }),
    },
    sorts: ['decidedAt', 'takenAt'],
    defaultSort: ['decidedAt,desc'],
    search: ['memberNo', 'memberName'],
    large: true,
    columns: ['decidedAt', 'memberName', 'documentType', 'state', 'reasons', 'decidedBy', 'seconds'],
  },
  queues: {
    waiting: {
      code: 'PHOTO_SCREENING',
      label: text('Foto member untuk diperiksa', 'Member photos to screen'),
      filters: { state: ['WAITING'] },
      action: 'update',
      since: 'arrivedAt',
      targetHours: 24,
      leased: true,
      leaseMinutes: photoRules.leaseMinutes,
      reveals: true,
      assignee: 'assignee',
    },
    escalated: {
      code: 'PHOTO_ESCALATED',
      label: text('Foto member yang dieskalasi', 'Escalated member photos'),
      filters: { state: ['ESCALATED'] },
      action: 'approve',
      since: 'arrivedAt',
      targetHours: 24,
      leased: true,
      leaseMinutes: photoRules.leaseMinutes,
      reveals: true,
      assignee: 'assignee',
    },
  },
  operations: ['list', 'download'],
  errors: photoErrors,
  calls: photoCalls,
});

export type MemberPhoto = RecordOf<typeof memberPhotos>;
