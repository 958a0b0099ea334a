import { randomUUID } from 'node:crypto';
import type { NewSource } from '@console/contracts/membership/token-management';
import type { TestServer } from '../../../test/server.ts';
import { issueToken, sourceInTurn } from './tokens.ts';

const actor = {
  username: 'ADMIN01',
  name: 'Admin',
  roleNames: ['admin'],
  request: { id: randomUUID(), ip: '127.0.0.1', userAgent: '', base: 'middle', method: 'POST', path: '/' },
};

/** A source with a token, as two administrators create it. */
export async function makeSource({ app }: TestServer, different: Partial<NewSource> = {}) {
  const { db, now } = app.services;
  const id = randomUUID();
  const source = {
    code: `APP_${id.slice(0, 8).toUpperCase()}`,
    allowedServices: ['blacklist-phone-number'],
    ipAllowList: ['127.0.0.0/8'],
    ratePerMinute: 1_000,
    registrationSource: 'CMA',
    ...different,
  };
  await db
    .insertInto('external_source')
    .values({
      id,
      code: source.code,
      name: 'Aplikasi uji',
      owner_name: 'Tim Uji',
      owner_email: 'uji@contoh.id',
      client_id: `${id.replaceAll('-', '').slice(0, 24)}`,
      allowed_services: source.allowedServices,
      ip_allow_list: JSON.stringify(source.ipAllowList),
      rate_per_minute: source.ratePerMinute,
      registration_source: source.registrationSource,
      created_by: 'ADMIN01',
      created_at: now(),
      updated_by: 'ADMIN01',
    })
    .execute();
  const { token } = await db.transaction().execute(async (tx) => {
    const act = { sourceId: id, actor, days: 30, reason: 'aplikasi member' };
    return issueToken(tx, await sourceInTurn(tx, id), act, now());
  });
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

const sources = new WeakMap<TestServer, ReturnType<typeof makeSource>>();

/** Headers of an allowed application, the same throughout a test file. */
export async function sourceHeaders(server: TestServer): Promise<Readonly<Record<string, string>>> {
  const source = sources.get(server) ?? makeSource(server);
  sources.set(server, source);
  return (await source).headers;
}
