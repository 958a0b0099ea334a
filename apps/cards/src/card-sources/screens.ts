import type { CardSource } from '@console/contracts/cards/card-sources';
import { text } from '@console/contracts/core/text';
import type { Refusals } from '@console/ui/detail';

const identity = text('Identitas', 'Identity');
const rest = [
  { title: text('Pengajuan', 'Applications'), fields: ['defaultCardTypeId', { name: 'requiredSteps', wide: true }] },
  { title: text('Penyerahan', 'Handing over'), fields: ['allowHome', 'allowPickup', 'allowDigital'] },
];

/** Fields of a source in groups, as they are kept. */
export const formSections = [{ title: identity, fields: ['code', 'name', 'channel', 'sortOrder'] }, ...rest];

/** The same with what follows from them. */
export const sections = [{ title: identity, fields: ['code', 'name', 'channel', 'digitalKind', 'sortOrder'] }, ...rest];

/** Wide lists of flags are a choice of columns away. */
export const columns = [
  'code',
  'name',
  'channel',
  'digitalKind',
  'defaultCardType',
  { field: 'requiredSteps', hidden: true },
  'allowHome',
  'allowPickup',
  'allowDigital',
  { field: 'sortOrder', hidden: true },
  'status',
  'updatedAt',
];

export const paths = {
  create: '/card-sources/create',
  detail: ({ secureId }: { secureId: string }) => `/card-sources/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/card-sources/${secureId}/update`,
};

/** The sources that came with the console stay. */
export const refuses = ({ isSeeded }: CardSource): Refusals => (isSeeded ? { delete: 'SOURCE_SEEDED' } : {});
