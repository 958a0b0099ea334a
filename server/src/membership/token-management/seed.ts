import { createHash, randomUUID } from 'node:crypto';
import { externalSources } from '@console/contracts/membership/token-management';
import { memberSources } from '@console/contracts/membership/membership/vocabulary';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { hashOf } from './tokens.ts';

const dayMs = 86_400_000;

/** Code, name, days until the token ends (null: none was issued), whether it is active. */
const sources = [
  ['CMA', 'Aplikasi mobile member', 120, true],
  ['PWA_BROWSER', 'PWA member', 25, true],
  ['FIFADA', 'Aplikasi sales', 300, true],
  ['B2B_NMC', 'Mitra dealer NMC', 6, true],
  ['WEB_TRANSACTION', 'Situs transaksi', 200, true],
  ['EFORM', 'Formulir elektronik', -10, true],
  ['ISS', 'Sistem informasi toko', null, true],
  ['PARTNER_LAMA', 'Mitra lama', null, false],
] as const;

const lettersOf = (code: string) => code.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
const textOf = (purpose: string, code: string, length: number) =>
  createHash('sha256').update(`${purpose}:${code}`).digest('base64url').slice(0, length);

/** Eight sources; nobody knows the tokens of the seed, so that they let nobody in. */
export const seed: Seed = {
  name: externalSources.module,
  async run(tx, { date }) {
    const issued = new Date(date.getTime() - 60 * dayMs);
    const rows = sources.map(([code, name, , active]) => ({
      id: seedId(externalSources.module, code),
      code,
      name,
      owner_name: `Tim ${name}`,
      owner_email: `${code.toLowerCase().replaceAll('_', '-')}@contoh.id`,
      client_id: textOf('client', code, 24),
      allowed_services: ['blacklist-phone-number'],
      ip_allow_list: JSON.stringify(['10.20.0.0/16']),
      rate_per_minute: 600,
      registration_source: memberSources.find(({ value }) => lettersOf(value) === lettersOf(code))?.value ?? null,
      status: active ? ('active' as const) : ('inactive' as const),
      created_by: 'SYSTEM',
      created_at: issued,
      updated_by: 'SYSTEM',
      updated_at: issued,
    }));
    await tx.insertInto('external_source').values(rows).execute();
    await tx
      .insertInto('source_token')
      .values(
        sources.flatMap(([code, , days]) =>
          days === null
            ? []
            : [
                {
                  id: seedId(externalSources.module, `${code}:token`),
                  source_id: seedId(externalSources.module, code),
                  prefix: textOf('token', code, 8),
                  services: ['blacklist-phone-number'],
                  hash: hashOf(randomUUID()),
                  issued_by: 'SYSTEM',
                  issued_at: issued,
                  expires_at: new Date(date.getTime() + days * dayMs),
                  replaced_at: null,
                  revoked_at: null,
                  last_used_at: null,
                  last_ip: null,
                  warned_days: null,
                },
              ],
        ),
      )
      .execute();
  },
};
