import { text } from '@console/contracts/core/text';
import type { FormSection } from '@console/ui/form';

/** The form of a group. */
export const sections = [
  { title: text('Grup', 'Group'), fields: ['code', 'name', 'kind', 'exclusive', 'programTypeId'] },
  { title: text('PIC', 'Person in charge'), fields: ['picName', 'picPhone'] },
  {
    title: text('Cakupan dan kuota', 'Scope and quota'),
    fields: [
      'branchScope',
      { name: 'mraId', visible: (values) => values['branchScope'] === 'MRA' },
      { name: 'branchIds', visible: (values) => values['branchScope'] === 'BRANCHES' },
      'quota',
      'validFrom',
      'validUntil',
    ],
  },
] as const satisfies readonly FormSection[];
