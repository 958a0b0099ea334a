import type { CardSource } from '@console/contracts/cards/card-sources';
import { text } from '@console/contracts/core/text';
import type { Refusals } from '@console/ui/detail';

const identity = text('Identitas', 'Identity');
const rest = [
  { title: text('Pengajuan', 'Applications'), fields: ['defaultCardTypeId', { name: 'requiredSteps', wide: true }] },
  { title: text('Penyerahan', 'Handing over'), fields: ['allowHome', 'allowPickup', 'allowDigital'] },
];

/** Stored fields of a source, in groups. */
export const formSections = [{ title: identity, fields: ['code', 'name', 'channel', 'sortOrder'] }, ...rest];

/** The same with derived fields. */
export const sections = [{ title: identity, fields: ['code', 'name', 'channel', 'digitalKind', 'sortOrder'] }, ...rest];

/** Wide lists of flags are hidden until chosen. */
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

/** Seeded sources cannot be deleted. */
export const refuses = ({ isSeeded }: CardSource): Refusals => (isSeeded ? { delete: 'SOURCE_SEEDED' } : {});
