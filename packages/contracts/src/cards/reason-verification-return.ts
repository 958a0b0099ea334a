import { choice, flag, line } from '../core/fields.ts';
import { placeholderErrors, placeholderErrorTexts } from '../core/message-text.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';
import { documentTypes, singleSteps } from '../membership/index.ts';

/** Why an application is sent back or refused (docs/model/cards.md#reasons). */
export const verificationReturnReasons = defineResource({
  writtenBy: 'head',
  module: 'reason-verification-return',
  title: text('Alasan Retur Verifikasi', 'Reason for verification return'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    step: text('Langkah', 'Step'),
    documentType: text('Jenis dokumen', 'Document type'),
    messageToApplicant: text('Pesan untuk pemohon', 'Message to the applicant'),
    finalReject: text('Penolakan akhir', 'Final rejection'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    step: choice(singleSteps),
    documentType: choice(documentTypes, { required: false }),
    /** `{name}` stands for the applicant's name. */
    messageToApplicant: line({ minimum: 10, maximum: 160 }),
    finalReject: flag(),
    sortOrder,
  },
  rules: [({ messageToApplicant }) => placeholderErrors('messageToApplicant', messageToApplicant, ['name'])],
  list: {
    ...masterList(['step', 'documentType', 'messageToApplicant', 'finalReject']),
    filters: { ...masterList([]).filters, step: choice(singleSteps) },
  },
  lov: { step: choice(singleSteps, { required: false }), finalReject: flag() },
  operations: masterOperations,
  errors: placeholderErrorTexts,
});

export type VerificationReturnReason = RecordOf<typeof verificationReturnReasons>;
