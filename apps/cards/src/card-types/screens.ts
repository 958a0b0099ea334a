import { cardDesigns } from '@console/contracts/cards/card-design';
import { cardTypes } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { cardDesign } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';

export default screens(cardTypes, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'numberCode', 'tier', 'sortOrder'] },
    {
      title: text('Bentuk dan penggunaan', 'Form and use'),
      fields: ['physical', 'digital', 'sharia', 'supplementary', { name: 'programTypeIds', wide: true }],
    },
    {
      title: text('Masa berlaku dan biaya', 'Validity and fees'),
      fields: ['validityMonths', 'replacementFee', 'ecardPrintFee'],
    },
  ],
  tabs: [childTab(cardDesigns, { parent: 'cardTypeId', routes: cardDesign })],
  // Short titles, so that status and date fit; fees and programs are hidden until chosen.
  columns: [
    'code',
    'name',
    'numberCode',
    'tier',
    'physical',
    'digital',
    'sharia',
    { field: 'supplementary', title: text('Keluarga', 'Family') },
    { field: 'validityMonths', title: text('Berlaku (bulan)', 'Months valid') },
    { field: 'replacementFee', hidden: true },
    { field: 'ecardPrintFee', hidden: true },
    { field: 'programs', hidden: true },
    'status',
    'updatedAt',
  ],
  initial: {
    physical: true,
    programTypeIds: [],
    sortOrder: 0,
    validityMonths: 60,
    replacementFee: 0,
    ecardPrintFee: 0,
  },
});
