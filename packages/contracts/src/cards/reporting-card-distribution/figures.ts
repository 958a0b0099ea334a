import { text, type Text } from '../../core/text.ts';
import type { DocumentKind, TransitionCode } from '../lifecycle/transitions.ts';

export interface DistributionFigure {
  readonly title: Text;
  /** Adds to what a safe holds, or takes from it. */
  readonly sign: 1 | -1;
  /** Transitions that it counts: into a safe if `sign` is 1, out of one if it is -1. */
  readonly codes: readonly TransitionCode[];
  /** Only of this kind of document, or of every other. */
  readonly document?: { readonly is: DocumentKind } | { readonly isNot: DocumentKind };
}

const figure = (
  title: Text,
  sign: 1 | -1,
  codes: readonly TransitionCode[],
  document?: DistributionFigure['document'],
): DistributionFigure => ({ title, sign, codes, ...(document ? { document } : {}) });

/**
 * How cards come into the safes of offices and leave them (docs/model/cards.md#distribution-report): opening + in - out
 * = closing.
 */
export const distributionFigures = {
  receivedFromVendor: figure(text('Diterima dari vendor', 'Received from vendor'), 1, ['D3', 'D4'], {
    isNot: 'assignment',
  }),
  receivedByAssignment: figure(text('Diterima dari penugasan', 'Received by assignment'), 1, ['D3', 'D4', 'S3'], {
    is: 'assignment',
  }),
  sentByAssignment: figure(text('Dikirim penugasan', 'Sent by assignment'), -1, ['S1', 'S2']),
  returnedFromCustomer: figure(text('Kembali dari member', 'Returned from customer'), 1, ['D7']),
  found: figure(text('Ditemukan', 'Found'), 1, ['L4', 'L5']),
  handedOver: figure(text('Diserahkan', 'Handed over'), -1, ['U1']),
  sentHome: figure(text('Dikirim ke rumah', 'Sent home'), -1, ['D9']),
  lost: figure(text('Hilang', 'Lost'), -1, ['L1']),
  writtenOff: figure(text('Dihapus buku', 'Written off'), -1, ['X3']),
} as const satisfies Readonly<Record<string, DistributionFigure>>;
export type DistributionFigureName = keyof typeof distributionFigures;
export const distributionFigureNames = Object.keys(distributionFigures) as readonly DistributionFigureName[];
