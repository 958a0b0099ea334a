import { members } from '@console/contracts/membership/membership';
import {
  channelCalls as calls,
  documentFields,
  type ChannelRegistration,
} from '@console/contracts/membership/registration';
import { channelSections } from '@console/contracts/membership/registration/vocabulary';
import { memberSections } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { reasonOf } from '../member-change/propose.ts';
import { requestChange } from '../member-change/request.ts';
import { requireMayOrder } from '../member/order-bar.ts';
import { fromSource, sourceOf } from '../token-management/admit.ts';
import { counted } from '../token-management/misses.ts';
import { requireRecent } from '../token-management/recent.ts';
import { registerMember, typedRegistration } from './register.ts';

/** An application acts for its members everywhere, and approves nothing. */
const applicationOf = (code: string): Caller => ({
  userId: '00000000-0000-0000-0000-000000000000',
  username: 'SYSTEM',
  name: code,
  sessionId: '',
  roles: [],
  isAdmin: false,
  mappingType: 'NATIONAL',
  scope: { type: 'all' },
  privilegesVersion: 0,
  can: () => false,
});

/** Ids of what an application names by code. @throws Refusal VALIDATION */
async function idsOf(tx: Tx, { programCode, ktpPlace, place }: ChannelRegistration) {
  const placeId = async (at: ChannelRegistration['ktpPlace'], field: string) => {
    const { rows } = await sql<{ id: string }>`select id from zip_code_view where code = ${at.zipCode}
      and lower(kelurahan) = lower(${at.kelurahan}) and status = 'active' and deleted_at is null
      order by id limit 1`.execute(tx);
    if (!rows[0]) throw invalid({ field, code: 'NOT_FOUND' });
    return rows[0].id;
  };
  const { rows } = await sql<{ id: string }>`select id from program_type where code = ${programCode.toUpperCase()}
    and deleted_at is null`.execute(tx);
  if (!rows[0]) throw invalid({ field: 'programCode', code: 'NOT_FOUND' });
  return {
    programTypeId: rows[0].id,
    ktpPlaceId: await placeId(ktpPlace, 'ktpPlace'),
    placeId: place ? await placeId(place, 'place') : null,
  };
}

/**
 * The member of an earlier call with the same reference.
 * @throws Refusal IDEMPOTENCY_REUSED when that call said something else
 */
async function registeredAs(tx: Tx, sourceId: string, reference: string, said: string) {
  await lockByName(tx, `channel-registration:${sourceId}:${reference}`);
  const { rows } = await sql<{ memberNo: string; status: string; said: string | null }>`
    select m.member_no as "memberNo", m.status, r.said_hash as said
    from channel_registration r join member m on m.id = r.member_id
    where r.source_id = ${sourceId} and upper(r.reference) = ${reference}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  // Earlier rows do not have it.
  if (row.said !== null && row.said !== said) throw new Refusal('IDEMPOTENCY_REUSED');
  return { memberNo: row.memberNo, status: row.status };
}

const ofOthers: ReadonlySet<string> = new Set(['DUPLICATE', 'DUPLICATE_PERSON']);

/** An application learns that a member has something of the person, neither what nor who. */
function withoutMembers(error: unknown): never {
  const isKnown = error instanceof Refusal && (error.details.errors ?? []).some(({ code }) => ofOthers.has(code));
  throw isKnown ? new Refusal('MEMBER_EXISTS') : error;
}

/** @throws Refusal NOT_FOUND */
async function memberNamed(db: Db | Tx, memberNo: string) {
  const member = await db
    .selectFrom('member')
    .select(['id', 'member_no', 'status', 'version'])
    .where('member_no', '=', memberNo)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound();
  return member;
}

/** Calls of applications with a source token (docs/model/membership.md#calls-of-applications). */
export function serveChannels(app: Application, texts: ProtectedText): void {
  const { services } = app;
  const { db } = services;
  const register = async ({ body, authorization, request }: Context<unknown, ChannelRegistration>) => {
    const source = await sourceOf(db, authorization);
    const now = services.now();
    requireRecent(body, ['phoneVerifiedAt', 'consentedAt'], now);
    if (body.source !== source.registration_source) throw invalid({ field: 'source', code: 'NOT_ALLOWED' });
    const caller = applicationOf(source.code);
    return db.transaction().execute(async (tx) => {
      const said = texts.hash(JSON.stringify(body));
      const known = await registeredAs(tx, source.id, body.reference, said);
      if (known) return known;
      const ids = await idsOf(tx, body);
      const values = typedRegistration({ ...body, ...ids, consent: true }, Object.values(documentFields));
      const asking = { db: tx, texts, caller, now, isVerified: () => Promise.resolve(true), documentsLater: true };
      const actor = actorOf({ caller, request });
      const making = registerMember(app, asking, { values, source: body.source, actor });
      const { id, memberNo } = await making.catch(withoutMembers);
      await sql`insert into channel_registration (source_id, reference, member_id, registered_at, said_hash)
        values (${source.id}, ${body.reference}, ${id}, ${now}, ${said})`.execute(tx);
      return { memberNo, status: 'pending' };
    });
  };
  serve(app, calls.register, counted(services, register), fromSource(app));
  serve(
    app,
    calls.plafond,
    counted(services, async ({ body }) => {
      const { id, member_no: memberNo, status } = await memberNamed(db, body.memberNo);
      const limits = await db
        .selectFrom('member_plafond')
        .select(['business_line as line', 'total', 'available', 'valid_until as validUntil'])
        .where('member_id', '=', id)
        .orderBy('business_line')
        .execute();
      const barredBy = await requireMayOrder(db, id).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refusal) return error.code;
          throw error;
        },
      );
      return { memberNo, status, mayOrder: barredBy === null, barredBy, limits };
    }),
    fromSource(app),
  );
  serve(
    app,
    calls.update,
    counted(services, async ({ body, authorization, request }) => {
      const { code } = await sourceOf(db, authorization);
      requireRecent(body, ['consentedAt'], services.now());
      const caller = applicationOf(code);
      return db.transaction().execute(async (tx) => {
        const changed: (typeof channelSections)[number][] = [];
        for (const section of channelSections) {
          const given = body[section];
          if (!given) continue;
          const member = await memberNamed(tx, body.memberNo);
          const reasonId = await reasonOf(tx, memberSections[section].group);
          const note = `${members.title.id}: ${code}, ${body.consentedAt}`;
          const all = { ...given, reasonId, note, evidence: null };
          const wanted = { memberId: member.id, version: member.version, section, given: all };
          try {
            await requestChange(app, tx, texts, { caller, request }, wanted);
            changed.push(section);
          } catch (error) {
            // Said again by a repeated call.
            if (!(error instanceof Refusal) || error.code !== 'NOTHING_CHANGED') throw error;
          }
        }
        return { memberNo: body.memberNo, changed };
      });
    }),
    fromSource(app),
  );
}
