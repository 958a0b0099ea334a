import { allBarredNumbers } from '../../../membership/index.ts';
import { allBanners } from '../../../promos-products/index.ts';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { differences } from '../../../platform/audit/differences.ts';
import type { Tx } from '../../../platform/context.ts';
import { mask } from '../../../platform/personal-data/mask.ts';
import { protectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Past } from './people.ts';

const hour = 3_600_000;

/** How a barred number reached its state: the decisions after its proposal, with the hours in between. */
const decisions: Readonly<
  Record<string, readonly (readonly [action: string, from: string, to: string, hours: number])[]>
> = {
  ACTIVE: [['APPROVE', 'PROPOSED', 'ACTIVE', 12]],
  EXPIRED: [['APPROVE', 'PROPOSED', 'ACTIVE', 12]],
  REJECTED: [['REJECT', 'PROPOSED', 'REJECTED', 12]],
  REMOVAL_PROPOSED: [
    ['APPROVE', 'PROPOSED', 'ACTIVE', 4],
    ['REQUEST', 'ACTIVE', 'REMOVAL_PROPOSED', 12],
  ],
  REMOVED: [
    ['APPROVE', 'PROPOSED', 'ACTIVE', 2],
    ['REQUEST', 'ACTIVE', 'REMOVAL_PROPOSED', 6],
    ['APPROVE', 'REMOVAL_PROPOSED', 'REMOVED', 12],
  ],
};
const reasons: Readonly<Record<string, string | null>> = {
  APPROVE: null,
  REJECT: 'Bukti belum cukup',
  REQUEST: 'Nomor sudah berganti pemilik',
};
const calls: Readonly<Record<string, string>> = { APPROVE: 'approve', REJECT: 'reject', REQUEST: 'remove' };

/** Proposals of barred numbers and their decisions. */
export async function barredNumbers(tx: Tx, dataKey: Buffer, date: Date): Promise<Past[]> {
  const texts = protectedText(dataKey);
  const { module, fields } = blacklistPhoneNumbers;
  const rows = await allBarredNumbers(tx);
  return rows.flatMap((row, index): Past[] => {
    const phone = texts.decrypt(row.phone_encrypted);
    const bySystem = row.created_by === 'SYSTEM';
    const created = Date.parse(row.created_at) + ((index * 131) % 90) * 60_000;
    const common = {
      module,
      entityId: row.id,
      entityLabel: mask('phone', phone),
      base: 'middle' as const,
      username: row.created_by,
    };
    const values = {
      phone,
      category: row.category,
      note: row.note,
      effectiveFrom: row.effective_from,
      effectiveUntil: row.effective_until,
      state: bySystem ? 'ACTIVE' : 'PROPOSED',
    };
    return [
      {
        ...common,
        key: `create:${row.id}`,
        at: new Date(created),
        action: 'CREATE',
        method: 'POST',
        path: module,
        job: 'liveness-guard',
        changes: differences(null, values, fields),
      },
      ...(bySystem ? [] : (decisions[row.state] ?? [])).map(([action, from, to, hours]): Past => ({
        ...common,
        key: `${action}:${to}:${row.id}`,
        at: new Date(created + hours * hour),
        username: action === 'REQUEST' ? row.created_by : 'ADMIN02',
        action,
        method: 'PUT',
        path: `${module}/${calls[action] ?? ''}`,
        reason: reasons[action] ?? null,
        changes: [{ field: 'state', before: from, after: to }],
      })),
      ...(row.state === 'EXPIRED'
        ? [
            {
              ...common,
              key: `expire:${row.id}`,
              at: new Date(date.getTime() - 8.9 * hour),
              username: 'SYSTEM',
              job: 'blacklist-expire',
              action: 'EXPIRE',
              method: 'PUT' as const,
              path: module,
              changes: [{ field: 'state', before: 'ACTIVE', after: 'EXPIRED' }],
            },
          ]
        : []),
    ];
  });
}

/** Creation and activation of banners. */
export async function banners(tx: Tx): Promise<Past[]> {
  const { module } = masterBanner;
  const rows = await allBanners(tx);
  return rows.flatMap((row, index): Past[] => {
    const later = index * 7 * 60_000;
    const common = {
      module,
      entityId: row.id,
      entityLabel: row.title,
      base: 'middle' as const,
      username: row.created_by,
    };
    const values = {
      title: row.title,
      altText: row.alt_text,
      placement: row.placement,
      platforms: row.platforms,
      audience: row.audience,
      startAt: row.start_at,
      endAt: row.end_at,
      sequence: row.sequence,
      status: 'inactive',
    };
    return [
      {
        ...common,
        key: `create:${row.id}`,
        at: new Date(Date.parse(row.created_at) + later),
        action: 'CREATE',
        method: 'POST',
        path: module,
        changes: differences(null, values),
      },
      ...(row.status === 'active'
        ? [
            {
              ...common,
              key: `activate:${row.id}`,
              at: new Date(Date.parse(row.updated_at) + later),
              action: 'ACTIVATE',
              method: 'PUT' as const,
              path: `${module}/activate`,
              changes: [{ field: 'status', before: 'inactive', after: 'active' }],
            },
          ]
        : []),
    ];
  });
}
