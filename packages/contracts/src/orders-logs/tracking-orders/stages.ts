import { options } from '../../core/fields.ts';
import { text, type Text } from '../../core/text.ts';
import type { OrderState } from '../orders/vocabulary.ts';

/** Stages of an order as members understand them (docs/model/orders-logs.md#tracking-of-orders). */
export const orderStages = options({
  ENTERED: ['Masuk', 'Entered', 'info'],
  VERIFICATION: ['Verifikasi', 'Verification', 'info'],
  CONFIRMATION: ['Konfirmasi', 'Confirmation', 'info'],
  DECISION: ['Keputusan', 'Decision', 'info'],
  PO: ['PO', 'PO', 'success'],
  HANDOVER: ['Serah terima', 'Handover', 'success'],
  DONE: ['Selesai', 'Done', 'neutral'],
});
export type OrderStage = (typeof orderStages)[number]['value'];

/** The stage of each state. */
export const stageOfState: Readonly<Record<OrderState, OrderStage>> = {
  ENTRY: 'ENTERED',
  VERIFYING: 'VERIFICATION',
  SURVEY: 'VERIFICATION',
  CONFIRMING: 'CONFIRMATION',
  ON_HOLD: 'CONFIRMATION',
  APPROVED: 'DECISION',
  INDENT: 'DECISION',
  REJECTED: 'DECISION',
  PO_ISSUED: 'PO',
  DELIVERED: 'HANDOVER',
  DISBURSED: 'DONE',
  CANCELLED: 'DONE',
  EXPIRED: 'DONE',
};

/** Hours that an order may stay in a stage; the last stage has no end. */
export const stageHours: Readonly<Record<Exclude<OrderStage, 'DONE'>, number>> = {
  ENTERED: 1,
  VERIFICATION: 4,
  CONFIRMATION: 24,
  DECISION: 24,
  PO: 336,
  HANDOVER: 48,
};

/** How an order keeps the hours of its stage: near from this share of them on. */
export const nearShare = 0.8;

export const stageMarks = options({
  OK: ['Tepat waktu', 'In time', 'success'],
  NEAR: ['Hampir terlambat', 'Nearly late', 'warning'],
  LATE: ['Terlambat', 'Late', 'error'],
});
export type StageMark = (typeof stageMarks)[number]['value'];

/** Who makes the next step from a state that is not final. */
export const nextStepBy: Readonly<Partial<Record<OrderState, Text>>> = {
  ENTRY: text('Customer memasukkan OTP', 'The customer enters the OTP'),
  VERIFYING: text('Sistem memeriksa pengajuan', 'The system checks the application'),
  SURVEY: text('Surveyor mengunjungi customer', 'The surveyor visits the customer'),
  CONFIRMING: text('Petugas menghubungi customer', 'Staff call the customer'),
  ON_HOLD: text('Petugas cabang melepas penahanan', 'Staff of the branch release the hold'),
  APPROVED: text('Sistem menerbitkan PO', 'The system issues the PO'),
  INDENT: text('Dealer menyediakan unit', 'The dealer provides the unit'),
  PO_ISSUED: text('Toko atau dealer menyerahkan barang', 'Store or dealer hands the goods over'),
  DELIVERED: text('Sistem inti mencairkan pembiayaan', 'The core system disburses'),
};

/** Who moved an order, as members may know it. */
export const stepActors = options({
  CHANNEL: ['Kanal penjualan', 'Sales channel'],
  SYSTEM: ['Sistem', 'System'],
  STAFF: ['Petugas', 'Staff'],
});
export type StepActor = (typeof stepActors)[number]['value'];

/** Limits of the list. */
export const trackingRules = {
  /** Longest period of the purchase, days. */
  mostDays: 31,
} as const;
