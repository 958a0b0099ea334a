import type { Resource } from './resource.ts';
import { text, type Text } from './text.ts';

/** Titles that all modules share. */
const shared: Readonly<Record<string, Text>> = {
  code: text('Kode', 'Code'),
  name: text('Nama', 'Name'),
  sortOrder: text('Urutan', 'Order'),
  status: text('Status'),
  from: text('Dari', 'From'),
  to: text('Sampai', 'To'),
  numbers: text('Nomor yang ditempel', 'Pasted numbers'),
  version: text('Versi', 'Version'),
  createdBy: text('Dibuat oleh', 'Created by'),
  createdAt: text('Dibuat pada', 'Created at'),
  updatedBy: text('Diubah oleh', 'Updated by'),
  updatedAt: text('Diubah pada', 'Updated at'),
};

/**
 * Title of a field or filter: the resource's, else the shared one, else its name.
 * @example
 * titleOf(programTypes, 'code'); // { id: 'Kode', en: 'Code' }
 */
export const titleOf = (resource: Pick<Resource, 'titles'>, name: string): Text =>
  resource.titles[name] ?? shared[name] ?? text(name);
