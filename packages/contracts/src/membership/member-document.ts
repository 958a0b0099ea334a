import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, date, digits, image } from '../core/fields.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { picture } from './person-fields.ts';
import { documentTypes } from './verification-steps.ts';

const module = 'membership-document';
const privilege = 'membership:browse';
type DocumentType = (typeof documentTypes)[number]['value'];

/** Kinds of document with a number of their own: identity card, family card and tax number. */
export const numberedDocuments = ['1', '3', '4'] as const satisfies readonly DocumentType[];

const fields = {
  documentType: choice(documentTypes),
  fileId: image(picture),
  number: digits({ minimum: 15, maximum: 16, required: false, personal: 'nik' }),
  validUntil: date({ required: false }),
} as const;

/** Calls of the documents of a member (docs/model/membership.md#documents-of-members). */
export const memberDocumentCalls = {
  store: call({
    name: `${module}.store`,
    method: 'POST',
    base: 'middle',
    path: 'membership/{secureId}/document',
    access: { privilege, action: 'update' },
    audit: 'UPDATE',
    idempotent: true,
    summary: 'Takes another photo of a kind of document, which waits for a screener; an approved KTP stays until then',
    body: z.object({
      documentType: fields.documentType.schema,
      fileId: z.uuid(),
      number: z.optional(z.nullable(fields.number.schema)),
      validUntil: z.optional(z.nullable(fields.validUntil.schema)),
    }),
    result: z.object({ secureId: z.uuid(), state: z.enum(['WAITING', 'REJECTED']) }),
    errors: ['NOT_FOUND', 'MEMBER_CLOSED', 'DOCUMENT_OVER', 'DOCUMENT_NUMBER'],
  }),
} as const;

/** What is typed of a document; stored, it is one of the documents of its member. */
export const memberDocuments = defineResource({
  module,
  privilege,
  title: text('Dokumen Member', 'Documents of a member'),
  label: ['documentType'],
  volume: 18_000_000,
  status: false,
  titles: {
    documentType: text('Jenis dokumen', 'Kind of document'),
    fileId: text('Foto dokumen', 'Photo of the document'),
    number: text('Nomor dokumen', 'Number of the document'),
    validUntil: text('Berlaku sampai', 'Valid until'),
  },
  fields,
  list: { filters: {}, defaultSort: [] },
  operations: [],
  errors: {
    DOCUMENT_OVER: {
      status: 422,
      text: text('Dokumen ini sudah tidak berlaku', 'This document is not valid any more'),
    },
    DOCUMENT_NUMBER: {
      status: 422,
      text: text('Nomor pada KTP harus NIK member', 'The number of the KTP is the NIK of the member'),
    },
  },
  calls: memberDocumentCalls,
});
