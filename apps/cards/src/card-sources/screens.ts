import { cardSources } from '@console/contracts/cards/card-sources';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

const identity = text('Identitas', 'Identity');
const rest = [
  { title: text('Pengajuan', 'Applications'), fields: ['defaultCardTypeId', { name: 'requiredSteps', wide: true }] },
  { title: text('Penyerahan', 'Handing over'), fields: ['allowHome', 'allowPickup', 'allowDigital'] },
] as const;

export default screens(cardSources, {
  sections: [{ title: identity, fields: ['code', 'name', 'channel', 'sortOrder'] }, ...rest],
  // The same with derived fields.
  detailSections: [{ title: identity, fields: ['code', 'name', 'channel', 'digitalKind', 'sortOrder'] }, ...rest],
  // Wide lists of flags are hidden until chosen.
  columns: [
    'code',
    'name',
    'channel',
    'digitalKind',
    'defaultCardTypeId',
    { field: 'requiredSteps', hidden: true },
    'allowHome',
    'allowPickup',
    'allowDigital',
    { field: 'sortOrder', hidden: true },
    'status',
    'updatedAt',
  ],
  initial: { requiredSteps: ['all'], sortOrder: 0 },
  // Seeded sources cannot be deleted.
  refuses: ({ isSeeded }) => (isSeeded ? { delete: 'SOURCE_SEEDED' } : {}),
});
