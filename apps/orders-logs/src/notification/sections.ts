import { text } from '@console/contracts/core/text';
import type { FormValues } from '@console/ui/form';
import { AudienceKindInput, LinkInput } from './inputs.tsx';
import { NumbersInput } from './NumbersInput.tsx';

const to = (target: string) => (values: FormValues) => values['target'] === target;
const of =
  (...kinds: readonly string[]) =>
  (values: FormValues) =>
    kinds.includes(String(values['audienceKind']));

export const formSections = [
  {
    title: text('Pesan', 'Message'),
    description: text(
      'Placeholder: {memberName} dan {branchName}. Tanpa nomor telepon, nomor rekening, atau tautan.',
      'Placeholders: {memberName} and {branchName}. No phone numbers, account numbers or links.',
    ),
    fields: [
      'target',
      {
        name: 'link',
        input: LinkInput,
        help: text('Layar atau halaman yang terbuka dari pesan', 'Screen or page that the message opens'),
      },
      { name: 'title', wide: true },
      {
        name: 'body',
        wide: true,
        help: text(
          'Paling banyak 240 karakter untuk member, 1.000 untuk user konsol',
          'At most 240 characters for members, 1,000 for console users',
        ),
      },
      {
        name: 'imageFileId',
        wide: true,
        visible: to('MEMBER_PUSH'),
        previewWidths: [320],
        help: text('1024×512 piksel, paling besar 1 MB', '1024×512 pixels, 1 MB at most'),
      },
    ],
  },
  {
    title: text('Audiens', 'Audience'),
    fields: [
      { name: 'audienceKind', input: AudienceKindInput },
      { name: 'roleIds', wide: true, visible: of('ROLE'), demanded: true },
      { name: 'lines', visible: of('SEGMENT') },
      { name: 'branchIds', wide: true, visible: of('BRANCH', 'SEGMENT') },
      { name: 'cardTypeIds', wide: true, visible: of('SEGMENT') },
      { name: 'memberStatuses', visible: of('SEGMENT') },
      { name: 'lastOrderFrom', visible: of('SEGMENT') },
      { name: 'lastOrderTo', visible: of('SEGMENT') },
      { name: 'uploadId', wide: true, visible: of('UPLOAD'), demanded: true, input: NumbersInput },
    ],
  },
  {
    title: text('Jadwal', 'Schedule'),
    fields: [
      {
        name: 'scheduleAt',
        help: text(
          'Kosong berarti sekarang; paling lama 90 hari ke depan, push member tidak pada jam tenang',
          'Empty means now; at most 90 days ahead, member push not in quiet hours',
        ),
      },
      {
        name: 'expiresAt',
        visible: to('MEMBER_INBOX'),
        help: text('Paling lama 30 hari setelah jadwal', 'At most 30 days after the time of sending'),
      },
    ],
  },
] as const;
