import { apiTokens } from '@console/contracts/membership/master-token-api';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { hintOf } from './definition.ts';

const services = [
  ['DUKCAPIL', 'Verifikasi kependudukan', 'BASIC', 'dukcapil'],
  ['FACE_MATCH', 'Pencocokan wajah', 'API_KEY', 'wajah'],
  ['LIVENESS', 'Uji keaktifan wajah', 'API_KEY', 'keaktifan'],
  ['SMS_GATEWAY', 'Gerbang SMS', 'BEARER', 'sms'],
  ['FINANCING_CORE', 'Sistem pembiayaan', 'OAUTH_CLIENT', 'pembiayaan'],
  ['MAP', 'Peta', 'BEARER', 'peta'],
] as const;

/** Six credentials of the test environment with invented secrets, below `contoh.id`. */
export const seed: Seed = {
  name: apiTokens.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    await tx
      .insertInto('api_token')
      .values(
        services.map(([code, name, auth_kind, host]) => {
          const secret = `contoh-rahasia-${host}-0001`;
          return {
            id: seedId(apiTokens.module, `${code}:TEST`),
            code,
            environment: 'TEST' as const,
            name,
            base_url: `https://${host}.contoh.id/api`,
            auth_kind,
            header_name: auth_kind === 'API_KEY' ? 'X-Api-Key' : null,
            client_id: auth_kind === 'BASIC' || auth_kind === 'OAUTH_CLIENT' ? `konsol-${host}` : null,
            secret_encrypted: texts.encrypt(secret),
            secret_hint: hintOf(secret),
            issued_at: date,
            previous_encrypted: null,
            previous_hint: null,
            replaced_at: null,
            access_encrypted: null,
            refresh_url: auth_kind === 'OAUTH_CLIENT' ? `https://${host}.contoh.id/token` : null,
            expires_at: new Date(date.getTime() + 365 * 86_400_000),
            auto_refresh: false,
            timeout_ms: 10_000,
            last_check_at: null,
            last_check_result: null,
            created_by: 'SYSTEM',
            created_at: date,
            updated_by: 'SYSTEM',
            updated_at: date,
          };
        }),
      )
      .execute();
  },
};
