// Long: one resource, one entry a field, filter and call.
import { cardNo, choice, choices, date, flag, instant, integer, line, paragraph, reference } from '../core/fields.ts';
import { cardSource, cardType } from '../core/referables/cards.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { cardErrors } from './lifecycle/errors.ts';
import { verificationCalls } from './card-verification/calls.ts';
import { applicationErrors } from './card-verification/errors.ts';
import { applicationImportCalls } from './card-verification/import.ts';
import { verificationPreferences, verificationStates } from './card-verification/states.ts';
import { checkedSteps } from './card-verification/steps.ts';

export { checkedSteps, type CheckedStep, stepsOf, stepDetails } from './card-verification/steps.ts';

const name = line({ maximum: 100 });
const person = line({ maximum: 60, required: false });

/** Applications for cards, checked before a number is spent (docs/model/cards.md#verification). */
export const cardVerifications = defineResource({
  module: 'card-verification',
  title: text('Verifikasi Kartu', 'Card Verification'),
  label: 'verificationNo',
  volume: 3_000_000,
  status: false,
  titles: {
    verificationNo: text('No. verifikasi', 'Verification no'),
    memberNo: text('Nomor member', 'Member number'),
    memberName: text('Member', 'Member'),
    nik: text('NIK', 'NIK'),
    branchName: text('Cabang', 'Branch'),
    sourceName: text('Sumber', 'Source'),
    cardTypeName: text('Jenis', 'Type'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    preference: text('Preferensi', 'Preference'),
    pickUpBranchName: text('Cabang pengambilan', 'Pick-up branch'),
    deliveryAddress: text('Alamat kirim', 'Delivery address'),
    requiredSteps: text('Langkah wajib', 'Required steps'),
    failedSteps: text('Langkah gagal', 'Failed steps'),
    state: text('Status', 'State'),
    claimedBy: text('Diperiksa oleh', 'Claimed by'),
    claimedAt: text('Diambil pada', 'Claimed at'),
    submittedAt: text('Diajukan', 'Submitted'),
    ageHours: text('Umur (jam)', 'Age (hours)'),
    resubmitCount: text('Pengajuan ulang', 'Resubmissions'),
    verifier: text('Pemeriksa', 'Verifier'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    decisionNote: text('Catatan keputusan', 'Decision note'),
    cardNo: text('Nomor kartu', 'Card number'),
    step: text('Langkah gagal', 'Failed step'),
    sourceId: text('Sumber', 'Source'),
    cardTypeId: text('Jenis', 'Type'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA', 'MRA'),
    from: text('Diajukan dari', 'Submitted from'),
    to: text('Diajukan sampai', 'Submitted until'),
    mine: text('Milik saya', 'Mine'),
  },
  fields: {},
  derived: {
    verificationNo: line({ maximum: 20 }),
    memberNo: line({ maximum: 10 }),
    memberName: name,
    nik: line({ maximum: 16, personal: 'nik' }),
    phone: line({ maximum: 14, personal: 'phone' }),
    branchName: name,
    sourceName: name,
    cardTypeName: name,
    nameOnCard: line({ maximum: 24 }),
    preference: choice(verificationPreferences),
    pickUpBranchName: line({ maximum: 100, required: false }),
    deliveryAddress: paragraph({ maximum: 250, required: false, personal: 'address' }),
    requiredSteps: choices(checkedSteps, { minimum: 0 }),
    failedSteps: choices(checkedSteps, { minimum: 0 }),
    state: choice(verificationStates),
    claimedBy: person,
    claimedAt: instant({ required: false }),
    submittedAt: instant(),
    ageHours: integer({ minimum: 0, maximum: 1_000_000 }),
    resubmitCount: integer({ minimum: 0, maximum: 10 }),
    verifier: person,
    decidedBy: person,
    decidedAt: instant({ required: false }),
    decisionNote: paragraph({ maximum: 500, required: false }),
    cardNo: cardNo({ required: false }),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'CHECK', title: text('Untuk diperiksa', 'To check'), values: ['MANUAL_CHECKING'] },
        { key: 'DECIDE', title: text('Menunggu persetujuan', 'Awaiting approval'), values: ['PENDING_APPROVAL'] },
        {
          key: 'ON_ITS_WAY',
          title: text('Dalam proses', 'On its way'),
          values: ['SUBMITTED', 'AUTO_CHECKING', 'RETURNED'],
        },
      ],
    },
    filters: {
      state: choices(verificationStates),
      step: choice(checkedSteps),
      sourceId: reference(cardSource),
      cardTypeId: reference(cardType),
      preference: choice(verificationPreferences),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
      mine: flag(),
    },
    sorts: ['submittedAt', 'decidedAt'],
    groupings: { by: ['state', 'preference'] },
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      preference: ['is', 'isNot'],
      submittedAt: ['relative', 'between'],
      decidedAt: ['relative', 'between', 'empty'],
    },
    defaultSort: ['submittedAt,asc'],
    search: ['verificationNo', 'memberName', 'nik', 'phone'],
    columns: [
      'verificationNo',
      'memberName',
      'nik',
      'sourceName',
      'cardTypeName',
      'preference',
      'failedSteps',
      'state',
      'claimedBy',
      'submittedAt',
      'ageHours',
    ],
    large: true,
  },
  queues: {
    verify: {
      code: 'CARD_VERIFY',
      label: text('Pengajuan kartu untuk diperiksa', 'Card applications to verify'),
      filters: { state: ['MANUAL_CHECKING'] },
      action: 'update',
      since: 'submittedAt',
      targetHours: 24,
      takeNext: 'claimNext',
      assignee: 'claimedBy',
    },
  },
  operations: ['list', 'detail', 'download', 'reveal'],
  errors: {
    ...cardErrors,
    CLAIMED_BY_OTHER: { text: text('Sedang diperiksa oleh {user}', 'Being checked by {user}') },
    PHOTOS_UNSEEN: {
      text: text(
        'Buka foto KTP dan selfie pengajuan ini sebelum memutuskan',
        'Open the photos of KTP and selfie of this application before deciding',
      ),
    },
    CLAIM_REQUIRED: {
      text: text(
        'Ambil aplikasi ini dahulu; pengambilan berlaku 30 menit',
        'Claim this application first; a claim lasts 30 minutes',
      ),
    },
    CHECKLIST_INCOMPLETE: {
      text: text('Lengkapi daftar periksa: {count} belum OK', 'Complete the checklist: {count} not OK yet'),
    },
    STEP_FAILED: {
      text: text('Langkah {steps} gagal; ajukan persetujuan', 'Step {steps} failed; send it for approval'),
    },
    NO_FAILED_STEP: {
      text: text('Tidak ada langkah gagal; setujui langsung', 'No step has failed; approve it directly'),
    },
    REASONS_REQUIRED: { text: text('Pilih minimal satu alasan', 'Choose at least one reason') },
    REASON_FINAL: {
      text: text(
        'Alasan {reason} adalah penolakan akhir; tolak aplikasi',
        'Reason {reason} is a final rejection; reject the application',
      ),
    },
    REASON_NOT_FINAL: {
      text: text('Penolakan perlu alasan dengan penolakan akhir', 'A rejection needs a reason that is final'),
    },
    NOTE_REQUIRED: {
      status: 422,
      text: text(
        'Tulis catatan minimal {minimum} karakter',
        'Write a note of at least {minimum} {minimum|character|characters}',
      ),
    },
    CARD_MADE: {
      text: text(
        'Kartu sudah dibuat untuk verifikasi {verificationNo}',
        'A card was made for verification {verificationNo} already',
      ),
    },
    ...applicationErrors,
    DOCUMENT_REQUIRED: {
      status: 422,
      text: text('Foto KTP dan selfie wajib diunggah', 'Photos of KTP and selfie are required'),
    },
  },
  calls: { ...verificationCalls, ...applicationImportCalls },
});

export type CardVerification = RecordOf<typeof cardVerifications>;
