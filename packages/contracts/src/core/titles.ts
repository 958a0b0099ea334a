import type { Resource } from './resource.ts';
import { text, type Text } from './text.ts';

/** Names that read the same in every module. */
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

/** What a field or filter of a resource is called; its bare name when nobody named it. */
export const titleOf = (resource: Pick<Resource, 'titles'>, name: string): Text =>
  resource.titles[name] ?? shared[name] ?? text(name);
