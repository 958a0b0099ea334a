import type { Resource } from './resource.ts';
import { text, type Text } from './text.ts';

/** Titles of a period, wherever one is. */
export const periodTitles = {
  effectiveFrom: text('Mulai berlaku', 'Effective from'),
  effectiveTo: text('Berlaku sampai', 'Effective to'),
} as const;

/** Titles that all modules share. */
const shared: Readonly<Record<string, Text>> = {
  code: text('Kode', 'Code'),
  name: text('Nama', 'Name'),
  address: text('Alamat', 'Address'),
  city: text('Kota', 'City'),
  zipCode: text('Kode pos', 'Zip code'),
  phone: text('Telepon', 'Phone'),
  email: text('E-mail'),
  sortOrder: text('Urutan', 'Order'),
  status: text('Status'),
  from: text('Dari', 'From'),
  to: text('Sampai', 'To'),
  numbers: text('Nomor yang ditempel', 'Pasted numbers'),
  where: text('Syarat', 'Conditions'),
  match: text('Kelompok syarat', 'Groups of conditions'),
  coreCode: text('Kode core', 'Core code'),
  lastSyncedAt: text('Terakhir sinkron', 'Last synchronised'),
  syncState: text('Sinkronisasi core', 'Core synchronisation'),
  syncFaults: text('Alasan konflik', 'Cause of the conflict'),
  ...periodTitles,
  phase: text('Fase', 'Phase'),
  inForceOn: text('Berlaku pada', 'In force on'),
  version: text('Versi', 'Version'),
  onBehalfOf: text('Mewakili', 'On behalf of'),
  acknowledged: text('Peringatan yang dicentang', 'Warnings ticked'),
  createdBy: text('Dibuat oleh', 'Created by'),
  createdAt: text('Dibuat pada', 'Created at'),
  updatedBy: text('Diubah oleh', 'Updated by'),
  updatedAt: text('Diubah pada', 'Updated at'),
};

type Titled = Pick<Resource, 'titles'> &
  Partial<Pick<Resource, 'fields' | 'derived'>> & { readonly list?: Pick<Resource['list'], 'filters'> };

/**
 * Title of a field or filter: the resource's, else that of the field, else the shared one, else that of the resource it
 * refers to, else its name.
 * @example
 * titleOf(programTypes, 'code'); // { id: 'Kode', en: 'Code' }
 */
export function titleOf({ titles, fields, derived, list }: Titled, name: string): Text {
  const field = fields?.[name] ?? derived?.[name] ?? list?.filters[name];
  return titles[name] ?? field?.title ?? shared[name] ?? field?.target?.title ?? text(name);
}
