import type { Tx } from '../../../platform/context.ts';
import { fileName } from '../../../records/downloads/file-name.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Past } from './people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const hoursLater = (date: Date, daysAgo: number, minutes: number) =>
  new Date(date.getTime() - daysAgo * day + minutes * minute);

const bulkSize = 25;

/** One change of status over 25 zip codes: the parent and an entry for each. */
export async function bulkChange(tx: Tx, date: Date): Promise<Past[]> {
  const key = 'zip-code:activate:bulk';
  const common = {
    module: 'zip-code',
    action: 'ACTIVATE',
    at: hoursLater(date, 9, 95),
    username: 'HOOPS02',
    base: 'middle',
    method: 'PUT',
    path: 'zip-code/activate',
    reason: 'Wilayah dilayani kembali',
  } as const;
  const rows = await tx
    .selectFrom('zip_code_view')
    .select(['id', 'code', 'kelurahan'])
    .where('office_code', 'in', ['10070', '10080'])
    .orderBy('code')
    .orderBy('kelurahan')
    .limit(bulkSize)
    .execute();
  return [
    { ...common, key, recordCount: rows.length },
    ...rows.map((row): Past => ({
      ...common,
      key: `${key}:${row.id}`,
      entityId: row.id,
      entityLabel: `${row.code} ${row.kelurahan}`,
      parentId: seedId('audit-trail', key),
      changes: [{ field: 'status', before: 'inactive', after: 'active' }],
    })),
  ];
}

const exported = [
  ['AUDIT01', 'zip-code', 20, 'Uji petik wilayah Aceh', { branch: '10010' }],
  ['AUDIT02', 'zip-code', 20, 'Uji petik wilayah Jakarta', { branch: '13010' }],
  ['AUDIT01', 'audit-trail', 214, 'Pemeriksaan akses bulanan', { module: 'auth' }],
  ['HOOPS03', 'blacklist-phone-number', 31, 'Rapat tim risiko', { state: 'ACTIVE' }],
  ['ADMIN02', 'regions', 10, null, {}],
  ['ADMIN02', 'card-types', 6, null, {}],
  ['AUDIT02', 'blacklist-phone-number', 40, 'Pemeriksaan nomor terblokir', {}],
] as const;

/** Weekly exports, and exports refused by the role's restriction. */
export function exports(date: Date): Past[] {
  const weeks = [2, 9, 16, 23];
  const taken = weeks.flatMap((daysAgo) =>
    exported.map(([username, module, recordCount, reason, filter], index): Past => {
      const at = hoursLater(date, daysAgo, 60 + index * 13);
      return {
        key: `export:${module}:${username}:${daysAgo}`,
        at,
        username,
        module,
        action: 'EXPORT',
        base: 'middle',
        method: 'GET',
        path: `${module}/download`,
        entityLabel: fileName(module, 'csv', at),
        recordCount,
        reason,
        filter,
      };
    }),
  );
  const refused = ['ADMCB01', 'ADMCB03', 'MRAOFF02', 'MROFF01', 'KACAB04'].map((username, index): Past => ({
    key: `export-refused:${username}`,
    at: hoursLater(date, 4 + index * 5, 170),
    username,
    module: 'blacklist-phone-number',
    action: 'EXPORT',
    base: 'middle',
    method: 'GET',
    path: 'blacklist-phone-number/download',
    outcome: 'refused',
    code: 'EXPORT_RESTRICTED',
  }));
  return [...taken, ...refused];
}

/** Reveals of barred phone numbers; the value itself is not stored. */
export function reveals(date: Date, numbers: readonly Past[]): Past[] {
  const why = [
    'Menelepon nomor atas permintaan cabang',
    'Mencocokkan dengan laporan kepolisian',
    'Verifikasi keberatan pemilik nomor',
  ];
  return numbers
    .filter(({ action, username }) => action === 'CREATE' && username !== 'SYSTEM')
    .map((past, index): Past => ({
      key: `reveal:${past.entityId ?? ''}`,
      at: new Date(Math.min(past.at.getTime() + day + index * minute, date.getTime() - minute)),
      username: index % 3 === 0 ? 'AUDIT01' : 'KACAB02',
      module: past.module,
      action: 'REVEAL',
      entityId: past.entityId ?? null,
      entityLabel: past.entityLabel ?? null,
      base: 'middle',
      method: 'POST',
      path: `${past.module}/${past.entityId ?? ''}/reveal`,
      filter: { field: 'phone', screen: `/${past.module}` },
      reason: why[index % why.length] ?? null,
    }));
}

const tried = [
  ['CC01', 'POST', 'card-types', 'card-types', 'CREATE', 'FORBIDDEN'],
  ['KACAB01', 'PUT', 'zip-code', 'zip-code', 'UPDATE', 'FORBIDDEN'],
  ['HOBIS02', 'DELETE', 'card-types', 'card-types', 'DELETE', 'FORBIDDEN'],
  ['HOOPS04', 'PUT', 'blacklist-phone-number', 'blacklist-phone-number/approve', 'APPROVE', 'FORBIDDEN'],
  ['ADMIN01', 'DELETE', 'card-types', 'card-types', 'DELETE', 'IN_USE'],
  ['HOBIS01', 'PUT', 'master-banner', 'master-banner', 'UPDATE', 'STALE_VERSION'],
  ['HOBIS03', 'PUT', 'master-banner', 'master-banner/activate', 'ACTIVATE', 'PLACEMENT_FULL'],
  ['ADMIN02', 'PUT', 'blacklist-phone-number', 'blacklist-phone-number/approve', 'APPROVE', 'SELF_APPROVAL'],
  ['ADMCB05', 'PUT', 'zip-code', 'zip-code/deactivate-all', 'DEACTIVATE_ALL', 'FORBIDDEN'],
] as const;

/** Refused actions. */
export const refusals = (date: Date): Past[] =>
  tried.map(([username, method, module, path, action, code], index) => ({
    key: `refused:${username}:${path}`,
    at: hoursLater(date, 1 + index * 3, 25 + index * 31),
    username,
    method,
    base: 'middle',
    module,
    path,
    action,
    outcome: 'refused',
    code,
  }));
