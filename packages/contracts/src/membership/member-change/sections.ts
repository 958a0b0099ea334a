// Long: one declaration of all sections with their fields.
import { businessLines, type BusinessLine } from '../../core/business-lines.ts';
import {
  birthDate,
  accountNo,
  choice,
  date,
  digits,
  email,
  image,
  integer,
  line,
  money,
  nik,
  npwp,
  paragraph,
  phone,
  reference,
} from '../../core/fields.ts';
import type { Fields } from '../../core/fields.ts';
import type { NeededOffice } from '../../core/page-needs.ts';
import { branch } from '../../core/referables/organisation.ts';
import { text, type Text } from '../../core/text.ts';
import { escrowStates, type EscrowState } from '../escrow.ts';
import { updateReasons, type FieldGroup, type StatusStep } from '../master-reason-update.ts';
import { databaseTypes } from '../membership-database-type.ts';
import { genders } from '../membership-employee/words.ts';
import {
  businessFields,
  emergencyRelations,
  maritalStatuses,
  memberStatuses,
  occupations,
  residenceStatuses,
  type MemberStatus,
} from '../membership/vocabulary.ts';
import { fullName, personName, picture } from '../person-fields.ts';
import { programTypes } from '../program-type.ts';
import { verificationSteps } from '../verification-steps.ts';
import { escrowWays, memberChangeRules, type MemberSectionName } from './vocabulary.ts';

/** A part of a member's data with what is typed to change it. */
export interface MemberSection {
  readonly title: Text;
  readonly effect: Text;
  /** Whose reasons for update it takes. */
  readonly group: FieldGroup;
  /** A second person decides before it is in force. */
  readonly approval: boolean;
  /** The picture that proves it must be there. */
  readonly proof: boolean;
  /** Of a step between states: those that it leaves, and the one it leads to. */
  readonly step?: { readonly from: readonly MemberStatus[]; readonly to: MemberStatus };
  /** Of a section of an escrow account: the last word of its call, and the states between which it leads. */
  readonly account?: {
    readonly path: string;
    readonly from?: readonly EscrowState[];
    readonly to?: EscrowState;
  };
  /** What the picture shows, where that is no proof in general. */
  readonly proofTitle?: Text;
  /** Least letters of the note, where one is needed. */
  readonly noteMinimum?: number;
  /** The office that may change it; any that sees the member unless given. */
  readonly office?: NeededOffice;
  /** A field whose refusal tells that another member has the value: counted as an exact search. */
  readonly asks?: 'nik' | 'email';
  readonly fields: Fields;
  readonly titles: Readonly<Record<string, Text>>;
}

const optional = { required: false } as const;
const amount = () => money({ minimum: 0, maximum: 1_000_000_000 });

const atOnce = text('Berlaku segera setelah disimpan.', 'In force as soon as it is saved.');
const decided = text('Berlaku setelah disetujui orang lain.', 'In force once somebody else approves it.');
const kept = text('Tidak berubah', 'Unchanged');

/** A step of an escrow account is one of head office, with a reason. */
const ofAccount = { group: 'ESCROW', approval: true, proof: false, office: 'head', fields: {}, titles: {} } as const;

/** A step between states has a reason, and no values of its own. */
const ofStatus = { group: 'STATUS', approval: true, proof: false, fields: {}, titles: {} } as const;

const ofMember = {
  identity: {
    title: text('Ubah identitas', 'Change identity'),
    asks: 'nik',
    effect: decided,
    group: 'IDENTITY',
    approval: true,
    proof: true,
    fields: {
      name: fullName(),
      nik: nik({ ...optional, emptyMeans: kept }),
      birthPlace: line({ minimum: 3, maximum: 60 }),
      birthDate: birthDate({ ...optional, emptyMeans: kept }),
      gender: choice(genders),
      motherMaidenName: line({ ...personName, ...optional, emptyMeans: kept }),
    },
    titles: {
      name: text('Nama sesuai KTP', 'Name as on the KTP'),
      nik: text('NIK'),
      birthPlace: text('Tempat lahir', 'Birth place'),
      birthDate: text('Tanggal lahir', 'Birth date'),
      gender: text('Jenis kelamin', 'Gender'),
      motherMaidenName: text('Nama ibu kandung', "Mother's maiden name"),
    },
  },
  phone: {
    title: text('Ubah telepon', 'Change phone'),
    effect: text(
      'Berlaku setelah disetujui orang lain; kedua nomor mendapat SMS.',
      'In force once somebody else approves it; both numbers get an SMS.',
    ),
    group: 'PHONE',
    approval: true,
    proof: true,
    fields: { phone: phone(), otp: digits({ maximum: 6, ...optional }) },
    proofTitle: text('Foto selfie', 'Selfie'),
    titles: { phone: text('Nomor baru', 'New number'), otp: text('Kode OTP', 'One-time code') },
  },
  email: {
    title: text('Ubah e-mail', 'Change e-mail'),
    asks: 'email',
    effect: text(
      'Berlaku segera setelah disimpan. Tautan verifikasi dikirim ke alamat baru.',
      'In force as soon as it is saved. A link that verifies it goes to the new address.',
    ),
    group: 'EMAIL',
    approval: false,
    proof: false,
    fields: { email: email({ maximum: 100, personal: 'email' }) },
    titles: { email: text('E-mail baru', 'New e-mail') },
  },
  family: {
    title: text('Ubah perkawinan', 'Change marriage'),
    effect: atOnce,
    group: 'IDENTITY',
    approval: false,
    proof: false,
    fields: {
      maritalStatus: choice(maritalStatuses),
      spouseName: line({ ...personName, ...optional }),
      spouseNik: nik({ ...optional, emptyMeans: kept }),
      spousePhone: phone({ ...optional, emptyMeans: kept }),
    },
    titles: {
      maritalStatus: text('Status perkawinan', 'Marital status'),
      spouseName: text('Nama pasangan', 'Spouse'),
      spouseNik: text('NIK pasangan', 'NIK of the spouse'),
      spousePhone: text('Telepon pasangan', 'Phone of the spouse'),
    },
  },
  address: {
    title: text('Ubah domisili', 'Change domicile'),
    effect: text(
      'Berlaku segera setelah disimpan. Cabang member tidak ikut berubah.',
      'In force as soon as it is saved. The branch of the member stays.',
    ),
    group: 'ADDRESS',
    approval: false,
    proof: false,
    fields: {
      address: line({ minimum: 10, maximum: 120, personal: 'address' }),
      kelurahan: line({ minimum: 2, maximum: 60 }),
      kecamatan: line({ minimum: 2, maximum: 60 }),
      city: line({ minimum: 2, maximum: 60 }),
      province: line({ minimum: 2, maximum: 60 }),
      zipCode: digits({ maximum: 5 }),
      residenceStatus: choice(residenceStatuses, optional),
      residenceSince: date(optional),
    },
    titles: {
      address: text('Jalan, RT dan RW', 'Street, RT and RW'),
      kelurahan: text('Kelurahan', 'Village'),
      kecamatan: text('Kecamatan', 'District'),
      city: text('Kota', 'City'),
      province: text('Provinsi', 'Province'),
      zipCode: text('Kode pos', 'Zip code'),
      residenceStatus: text('Status tempat tinggal', 'Residence'),
      residenceSince: text('Tinggal sejak', 'Resident since'),
    },
  },
  work: {
    title: text('Ubah pekerjaan dan penghasilan', 'Change work and income'),
    effect: text(
      'Berlaku segera setelah disimpan. Penghasilan yang berubah menandai plafond untuk ditinjau.',
      'In force as soon as it is saved. A changed income marks the limit for a review.',
    ),
    group: 'PLAFOND',
    approval: false,
    proof: false,
    fields: {
      occupation: choice(occupations),
      employerName: line({ minimum: 3, maximum: 100, ...optional }),
      businessField: choice(businessFields, optional),
      workSince: date(optional),
      monthlyIncome: money({ minimum: 1, maximum: 1_000_000_000 }),
      otherIncome: amount(),
      monthlyExpense: amount(),
      npwp: npwp({ ...optional, emptyMeans: kept }),
    },
    titles: {
      occupation: text('Pekerjaan', 'Occupation'),
      employerName: text('Perusahaan atau usaha', 'Employer or business'),
      businessField: text('Bidang usaha', 'Field of business'),
      workSince: text('Bekerja sejak', 'Working since'),
      monthlyIncome: text('Penghasilan per bulan', 'Monthly income'),
      otherIncome: text('Penghasilan lain', 'Other income'),
      monthlyExpense: text('Pengeluaran per bulan', 'Monthly expense'),
      npwp: text('NPWP'),
    },
  },
  plafond: {
    title: text('Ubah plafond', 'Change limit'),
    effect: text(
      'Berlaku setelah disetujui orang lain; di atas plafond tertinggi tier perlu dua penyetuju. Member mendapat SMS.',
      'In force once somebody else approves it; above the highest limit of the tier two do. The member gets an SMS.',
    ),
    group: 'PLAFOND',
    approval: true,
    proof: false,
    fields: {
      plafondLine: choice(businessLines),
      plafondTotal: money({ minimum: 0, maximum: 200_000_000 }),
    },
    titles: {
      plafondLine: text('Lini bisnis', 'Business line'),
      plafondTotal: text('Plafond baru', 'New limit'),
      plafondSpektra: text('Plafond SPEKTRA', 'Limit SPEKTRA'),
      plafondNmc: text('Plafond NMC', 'Limit NMC'),
      plafondUfi: text('Plafond UFI', 'Limit UFI'),
    },
  },
  escrow: {
    title: text('Sesuaikan escrow', 'Adjust escrow'),
    effect: text(
      'Dibukukan setelah disetujui orang lain; di atas 5.000.000 perlu dua penyetuju.',
      'Posted once somebody else approves it; above 5,000,000 two do.',
    ),
    group: 'ESCROW',
    approval: true,
    proof: true,
    office: 'head',
    account: { path: 'adjust' },
    fields: { escrowWay: choice(escrowWays), escrowAmount: money({ minimum: 1, maximum: 1_000_000_000 }) },
    titles: {
      escrowWay: text('Arah', 'Direction'),
      escrowAmount: text('Jumlah', 'Amount'),
      escrowSpektra: text('Penyesuaian escrow SPEKTRA', 'Adjustment of escrow SPEKTRA'),
      escrowNmc: text('Penyesuaian escrow NMC', 'Adjustment of escrow NMC'),
      escrowUfi: text('Penyesuaian escrow UFI', 'Adjustment of escrow UFI'),
    },
  },
  escrowOpen: {
    ...ofAccount,
    title: text('Buka akun escrow', 'Open an escrow account'),
    effect: atOnce,
    approval: false,
    fields: { escrowLine: choice(businessLines) },
    titles: { escrowLine: text('Lini bisnis', 'Business line') },
  },
  escrowPayout: {
    title: text('Ubah rekening pencairan', 'Change payout account'),
    effect: text(
      'Berlaku setelah disetujui orang lain; penarikan berhenti 24 jam sesudahnya.',
      'In force once somebody else approves it; nothing is withdrawn for 24 hours afterwards.',
    ),
    group: 'ESCROW',
    approval: true,
    proof: true,
    proofTitle: text('Foto rekening koran', 'Photo of the bank statement'),
    account: { path: 'payout' },
    fields: {
      payoutBank: line({ minimum: 2, maximum: 60 }),
      payoutAccountNo: accountNo({ minimum: 8, maximum: 16 }),
      payoutAccountName: fullName(),
    },
    titles: {
      payoutBank: text('Bank pencairan', 'Payout bank'),
      payoutAccountNo: text('No. rekening', 'Account number'),
      payoutAccountName: text('Nama rekening', 'Name of the account'),
    },
  },
  escrowFreeze: {
    ...ofAccount,
    title: text('Bekukan', 'Freeze'),
    effect: text(
      'Berlaku segera: akun hanya menerima dana masuk.',
      'In force at once: the account accepts money coming in alone.',
    ),
    approval: false,
    account: { path: 'freeze', from: ['ACTIVE'], to: 'FROZEN' },
    titles: { escrowState: text('Status akun escrow', 'State of the escrow account') },
  },
  escrowUnfreeze: {
    ...ofAccount,
    title: text('Buka pembekuan', 'Unfreeze'),
    effect: decided,
    account: { path: 'unfreeze', from: ['FROZEN'], to: 'ACTIVE' },
  },
  escrowReverse: {
    ...ofAccount,
    title: text('Balik mutasi', 'Reverse a movement'),
    effect: text(
      'Dibukukan penuh setelah disetujui orang lain, sekali, dalam 30 hari sejak mutasinya.',
      'Posted in full once somebody else approves it, once, within 30 days of the movement.',
    ),
    account: { path: 'reverse' },
    fields: { escrowReversal: integer({ minimum: 1, maximum: 1_000_000_000 }) },
    titles: {
      escrowReversal: text('Nomor mutasi', 'Number of the movement'),
      escrowReversedAmount: text('Jumlah', 'Amount'),
    },
  },
  escrowClose: {
    ...ofAccount,
    title: text('Tutup akun', 'Close the account'),
    effect: text(
      'Ditutup setelah disetujui orang lain. Saldo harus 0. Tidak dapat dibuka lagi.',
      'Closed once somebody else approves it. The balance has to be 0. It is never opened again.',
    ),
    account: { path: 'close', from: ['ACTIVE', 'FROZEN'], to: 'CLOSED' },
  },
  emergency: {
    title: text('Ubah kontak darurat', 'Change emergency contact'),
    effect: atOnce,
    group: 'ADDRESS',
    approval: false,
    proof: false,
    fields: {
      emergencyName: fullName(),
      emergencyRelation: choice(emergencyRelations),
      emergencyPhone: phone({ ...optional, emptyMeans: kept }),
      emergencyAddress: line({ minimum: 10, maximum: 120, personal: 'address', ...optional, emptyMeans: kept }),
    },
    titles: {
      emergencyName: text('Nama', 'Name'),
      emergencyRelation: text('Hubungan', 'Relation'),
      emergencyPhone: text('Telepon darurat', 'Emergency phone'),
      emergencyAddress: text('Alamat darurat', 'Emergency address'),
    },
  },
  databaseType: {
    title: text('Ubah tipe database', 'Change database type'),
    effect: atOnce,
    group: 'DATABASE_TYPE',
    approval: false,
    proof: false,
    office: 'above-branch',
    fields: { databaseTypeId: reference(databaseTypes) },
    titles: { databaseTypeId: text('Tipe database', 'Database type') },
  },
  program: {
    title: text('Ubah jenis program', 'Change program type'),
    effect: atOnce,
    group: 'DATABASE_TYPE',
    approval: false,
    proof: false,
    office: 'head',
    fields: { programTypeId: reference(programTypes) },
    titles: { programTypeId: text('Jenis program', 'Program type') },
  },
  verification: {
    title: text('Ubah langkah verifikasi', 'Change verification step'),
    effect: atOnce,
    group: 'IDENTITY',
    approval: false,
    proof: false,
    office: 'head',
    fields: { verificationStep: choice(verificationSteps) },
    titles: { verificationStep: text('Langkah verifikasi', 'Verification step') },
  },
  branch: {
    title: text('Pindah cabang', 'Move to another branch'),
    effect: text(
      'Berlaku segera setelah disimpan. Kartu yang menunggu tetap di cabangnya.',
      'In force as soon as it is saved. A waiting card stays at its branch.',
    ),
    group: 'BRANCH',
    approval: false,
    proof: false,
    fields: { branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }) },
    titles: { branchId: text('Cabang baru', 'New branch') },
  },
  deactivate: {
    ...ofStatus,
    title: text('Nonaktifkan', 'Deactivate'),
    effect: text(
      'Setelah disetujui kartu ditahan dan akun dimatikan.',
      'Once approved the card is held and the account disabled.',
    ),
    step: { from: ['active'], to: 'inactive' },
  },
  reactivate: {
    ...ofStatus,
    title: text('Aktifkan kembali', 'Reactivate'),
    effect: text('Setelah disetujui kartu tidak lagi ditahan.', 'Once approved the card is held no more.'),
    step: { from: ['inactive'], to: 'active' },
  },
  block: {
    ...ofStatus,
    title: text('Blokir', 'Block'),
    effect: text(
      'Order baru berhenti sejak diajukan. Setelah disetujui kartu ditahan, escrow dibekukan, dan akun dimatikan.',
      'New orders stop at once. Once approved the card is held, escrow frozen and the account disabled.',
    ),
    step: { from: ['active', 'inactive'], to: 'blocked' },
    noteMinimum: memberChangeRules.blockNote,
    office: 'head',
  },
  unblock: {
    ...ofStatus,
    title: text('Buka blokir', 'Unblock'),
    effect: text(
      'Setelah disetujui kartu tidak lagi ditahan dan escrow tidak lagi dibekukan.',
      'Once approved the card is held no more and escrow released.',
    ),
    step: { from: ['blocked'], to: 'active' },
    noteMinimum: 5,
    office: 'head',
  },
  close: {
    ...ofStatus,
    title: text('Tutup keanggotaan', 'Close membership'),
    effect: text(
      'Setelah disetujui kartu dibatalkan dan akun dimatikan. Tidak dapat dibuka lagi.',
      'Once approved the card is cancelled and the account disabled. It is never opened again.',
    ),
    step: { from: ['pending', 'active', 'inactive', 'blocked'], to: 'closed' },
  },
} as const satisfies Readonly<Record<MemberSectionName, MemberSection>>;

/** The sections of a member's data, in the order of their buttons. */
export const memberSections: Readonly<Record<MemberSectionName, MemberSection>> = ofMember;

/** The limit of a line, as a field that is changed. */
export const plafondFields = { SPEKTRA: 'plafondSpektra', NMC: 'plafondNmc', UFI: 'plafondUfi' } as const satisfies {
  readonly [Line in BusinessLine]: string;
};
export type PlafondField = (typeof plafondFields)[BusinessLine];
/** The adjustment of the escrow account of a line, as a field that is changed: what goes in, or out below 0. */
export const escrowFields = { SPEKTRA: 'escrowSpektra', NMC: 'escrowNmc', UFI: 'escrowUfi' } as const satisfies {
  readonly [Line in BusinessLine]: string;
};
export type EscrowField = (typeof escrowFields)[BusinessLine];
/** What is typed and is no field of a member. */
type Typed = 'otp' | 'plafondLine' | 'plafondTotal' | 'escrowWay' | 'escrowAmount';

/** The sections of an escrow account. */
export type AccountSectionName = {
  [Name in MemberSectionName]: (typeof ofMember)[Name] extends { readonly account: object } ? Name : never;
}[MemberSectionName];
export const accountSectionNames = (Object.keys(memberSections) as MemberSectionName[]).filter(
  (name) => memberSections[name].account !== undefined,
) as readonly AccountSectionName[];

/** Names of what may be changed of a member. */
export type ChangedField =
  | 'status'
  | PlafondField
  | EscrowField
  | 'escrowState'
  | 'escrowReversedAmount'
  | {
      [Name in MemberSectionName]: Exclude<keyof (typeof ofMember)[Name]['fields'] & string, Typed>;
    }[MemberSectionName];

/** Titles of all fields that are changed. */
export const changedTitles: Readonly<Record<string, Text>> = Object.assign(
  { status: text('Status') },
  ...Object.values(memberSections).map(({ titles }) => titles),
);

/** All fields that are changed, as they are typed. */
export const changedFields: Fields = Object.assign(
  { status: choice(memberStatuses), escrowState: choice(escrowStates) },
  Object.fromEntries(
    [...Object.values(plafondFields), ...Object.values(escrowFields), 'escrowReversedAmount'].map((name) => [
      name,
      money({ minimum: 0, maximum: 1_000_000_000 }),
    ]),
  ),
  ...Object.values(memberSections).map(({ fields }) => fields),
);

/**
 * The step that a reason of a section has to be one for; undefined where the section is no step between states.
 * @example
 * reasonStepOf('block'); // 'BLOCK'
 */
export const reasonStepOf = (name: MemberSectionName): StatusStep | undefined =>
  memberSections[name].step && (name.toUpperCase() as StatusStep);

/**
 * What is typed for a section: its fields, the reason, and what proves it.
 * @example
 * Object.keys(typedFor('phone').fields); // ['phone', 'otp', 'reasonId', 'note', 'evidence']
 */
export function typedFor(name: MemberSectionName): Pick<MemberSection, 'fields' | 'titles'> {
  const { group, proof, proofTitle, noteMinimum, fields, titles } = memberSections[name];
  const statusStep = reasonStepOf(name);
  return {
    fields: {
      ...fields,
      reasonId: reference(updateReasons, {
        lovParameters: { fieldGroup: group, ...(statusStep ? { statusStep } : {}) },
      }),
      note: paragraph({ minimum: noteMinimum ?? 0, maximum: 255, required: noteMinimum !== undefined }),
      evidence: image(picture, { required: proof }),
    },
    titles: {
      ...titles,
      reasonId: text('Alasan', 'Reason'),
      note: text('Catatan', 'Note'),
      evidence: proofTitle ?? text('Foto bukti', 'Photo of the proof'),
    },
  };
}
