import * as z from 'zod/mini';
import {
  cardNo,
  choice,
  choices,
  date,
  flag,
  instant,
  integer,
  line,
  object,
  options,
  paragraph,
  phone,
  reference,
} from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { lossDeskCalls } from './card-lost/desk.ts';
import { lossReportCalls } from './card-lost/report.ts';
import { otpErrors } from './otp.ts';
import { lossKinds } from './reason-for-loss.ts';
import { module, lossStates, lossRelations, lossCalls } from './card-lost/calls.ts';

export {
  lossStates,
  type LossState,
  lossCardResults,
  type LossCardResult,
  identifications,
  type Identification,
  lossRelations,
  type LossRelation,
  lossRules,
  type MemberReport,
  type OfficeReport,
  type Finding,
  type LossCard,
  type LossStep,
  lossCalls,
} from './card-lost/calls.ts';

const optional = { required: false } as const;

/** Reports of loss (docs/model/cards.md#loss). */
export const losses = defineResource({
  module,
  base: 'transaction',
  title: text('Kartu Hilang', 'Lost cards'),
  label: 'lossNo',
  volume: 180_000,
  status: false,
  titles: {
    lossNo: text('No. laporan', 'Loss no'),
    reporterKind: text('Pelapor', 'Reporter'),
    cardCount: text('Kartu', 'Cards'),
    cardNo: text('Nomor kartu', 'Card number'),
    memberName: text('Member'),
    office: text('Kantor', 'Office'),
    reason: text('Alasan', 'Reason'),
    lostDate: text('Hilang pada', 'Lost on'),
    state: text('Status', 'State'),
    reportedBy: text('Dilaporkan oleh', 'Reported by'),
    relation: text('Hubungan', 'Relation'),
    reporterPhone: text('Telepon', 'Phone'),
    policeLetterNo: text('No surat polisi', 'Police letter no'),
    policeLetterFile: text('Surat polisi', 'Police letter'),
    chronology: text('Kronologi', 'Chronology'),
    wantsReplacement: text('Ingin kartu pengganti', 'Wants a replacement'),
    sourceNo: text('Dokumen', 'Document'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    note: text('Catatan', 'Note'),
    photo: text('Foto', 'Photo'),
    editors: text('Disusun oleh', 'Shaped by'),
    officeKind: text('Jenis kantor', 'Kind of office'),
    officeId: text('Kantor', 'Office'),
    memberId: text('Member'),
    reasonId: text('Alasan', 'Reason'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    from: text('Dilaporkan dari', 'Reported from'),
    to: text('Dilaporkan sampai', 'Reported until'),
  },
  fields: {},
  derived: {
    lossNo: line({ maximum: 20 }),
    reporterKind: choice(lossKinds),
    cardCount: integer({ minimum: 0, maximum: 500 }),
    cardNo: cardNo(optional),
    memberName: line({ maximum: 60, ...optional }),
    office: line({ maximum: 70 }),
    reason: line({ maximum: 100 }),
    lostDate: date(),
    state: choice(lossStates),
    reportedBy: line({ maximum: 60 }),
    relation: choice(lossRelations, optional),
    reporterPhone: phone(optional),
    policeLetterNo: line({ maximum: 40, ...optional }),
    policeLetterFile: line({ maximum: 36, ...optional }),
    chronology: paragraph({ maximum: 1_000 }),
    wantsReplacement: flag(),
    sourceNo: line({ maximum: 20, ...optional }),
    decidedBy: line({ maximum: 60, ...optional }),
    decidedAt: instant(optional),
    note: paragraph({ maximum: 250, ...optional }),
    photo: line({ maximum: 36, ...optional }),
    editors: object(z.array(z.string())),
    officeKind: choice(options({ BRANCH: ['Cabang', 'Branch'], MRA: ['MRA'] })),
    officeId: line({ maximum: 36 }),
    memberId: line({ maximum: 36, ...optional }),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'OPEN', title: text('Terbuka', 'Open'), values: ['REPORTED', 'CONFIRMED'] },
        { key: 'DECIDE', title: text('Menunggu keputusan', 'To decide'), values: ['REPORTED'] },
      ],
    },
    filters: {
      reporterKind: choice(lossKinds),
      reasonId: reference('reason-for-loss/lov'),
      state: choices(lossStates),
      mraId: reference('mra/lov'),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'lostDate', 'lossNo'],
    defaultSort: ['createdAt,desc'],
    search: ['lossNo', 'cardNo', 'memberName', 'policeLetterNo'],
    columns: [
      'lossNo',
      'reporterKind',
      'cardCount',
      'cardNo',
      'memberName',
      'office',
      'reason',
      'lostDate',
      'createdAt',
      'state',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    ...otpErrors,
    LOST_DATE_INVALID: {
      status: 422,
      text: text(
        'Tanggal hilang tidak boleh setelah hari ini atau lebih dari sehari sebelum pergerakan terakhir kartu {cardNo}',
        'The date of loss may not be after today or more than a day before the last movement of card {cardNo}',
      ),
    },
    POLICE_LETTER_REQUIRED: {
      status: 422,
      text: text(
        'Alasan ini memerlukan nomor dan berkas surat polisi',
        'This reason asks for the number and the file of a police letter',
      ),
    },
    NOT_IDENTIFIED: {
      status: 422,
      text: text('Member harus dikenali dengan dua cara', 'The member must be identified in two ways'),
    },
    PHOTO_REQUIRED: {
      status: 422,
      text: text('Foto kartu yang ditemukan wajib diunggah', 'A photo of the card that was found is required'),
    },
    OFFICES_MIXED: {
      status: 422,
      text: text(
        'Kartu {cardNo} berada di kantor lain dari kartu pertama',
        'Card {cardNo} is at another office than the first card',
      ),
    },
    DOCUMENTS_MIXED: {
      status: 422,
      text: text(
        'Kartu {cardNo} berada di kiriman lain dari kartu pertama',
        'Card {cardNo} travels with another document than the first card',
      ),
    },
    DELIVERY_NOT_OVERDUE: {
      status: 409,
      text: text(
        'Kartu {cardNo} masih dalam perjalanan; {document} belum lewat batas waktu',
        'Card {cardNo} is still on its way; {document} is not overdue',
      ),
    },
    NO_CARD_TO_BLOCK: { status: 409, text: text('Member ini tidak memegang kartu', 'The member holds no card') },
    TOO_MANY_REPORTS: { status: 422, text: text('Maksimal 100 laporan sekaligus', 'At most 100 reports at a time') },
    TOO_MANY_CARDS: { status: 422, text: text('Maksimal 500 kartu per laporan', 'At most 500 cards per report') },
    REPORT_PERIOD: {
      status: 422,
      text: text('Periode laporan maksimal 12 bulan', 'The report covers at most 12 months'),
    },
  },
  calls: { ...lossCalls, ...lossDeskCalls, ...lossReportCalls },
});
export type Loss = RecordOf<typeof losses>;
