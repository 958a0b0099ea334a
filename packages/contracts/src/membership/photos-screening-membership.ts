import { line } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { photoConditions, photoDerived, photoFilters, photoQueues, photoTitles } from '../platform/photos/resource.ts';
import { memberPhotoErrors, module, photoCalls } from './photo-screening/kind.ts';
import { documentTypes } from './verification-steps.ts';

export { photoCalls, type MemberPhotoDesk } from './photo-screening/kind.ts';

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
    duplicate: text('Foto sama pada member lain', 'Same photo of another member'),
    ...photoTitles,
  },
  fields: {},
  derived: { memberNo: line({ maximum: 10 }), memberName: line({ maximum: 60 }), ...photoDerived(documentTypes) },
  list: {
    filters: photoFilters(documentTypes, 'SPEKTRA'),
    sorts: ['decidedAt', 'takenAt'],
    defaultSort: ['decidedAt,desc'],
    conditions: photoConditions,
    search: ['memberNo', 'memberName'],
    large: true,
    columns: ['decidedAt', 'memberName', 'documentType', 'state', 'reasons', 'decidedBy', 'seconds'],
  },
  queues: photoQueues(
    { waiting: 'PHOTO_SCREENING', escalated: 'PHOTO_ESCALATED' },
    {
      waiting: text('Foto member untuk diperiksa', 'Member photos to screen'),
      escalated: text('Foto member yang dieskalasi', 'Escalated member photos'),
    },
  ),
  operations: ['list', 'download'],
  errors: memberPhotoErrors,
  calls: photoCalls,
});

export type MemberPhoto = RecordOf<typeof memberPhotos>;
