// Long: the scenes of every kind of decision.
import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Call } from '@console/contracts/core/call';
import type { Decisions } from '@console/contracts/platform/approvals';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import type { CallAnswer, TestServer } from '../../../test/server.ts';
import { closedBranch, decisionOn } from '../../branches-stores/branch/activation.fixtures.ts';
import { outletOfMaker } from '../../branches-stores/outlet/outlet.fixtures.ts';
import { stockIssuance, vendor1 } from '../../cards/card-issuance/issuance.fixtures.ts';
import { confirmationOfMaker } from '../../orders-logs/customer-confirmation/confirmation.fixtures.ts';
import { agentOfMaker } from '../../promos-products/pre-order-agent/decisions.fixtures.ts';
import type { Caller } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registryOf } from '../../records/imports/handler-registry.ts';
import { change, makeAs, makeBy, publishAll, reason, teamPublicKey } from '../../releases/releases.fixture.ts';

/** Something that awaits a decision, asked for by the maker. @returns what makes the decision */
export type Scene = (call: Call, maker: Caller) => Promise<(decider: Caller) => Promise<CallAnswer>>;

/** The seeds hold no write-off. */
export async function insertWriteOff({ database: { db } }: TestServer): Promise<void> {
  await sql`insert into card_write_off (id, created_by, updated_by, write_off_no, office_branch_id, card_type_id,
      reason, witness1, witness2, state, editors)
    select ${randomUUID()}::uuid, 'UJI', 'UJI', 'WO-UJI', (select id from branch limit 1),
      (select id from card_type limit 1), 'DAMAGED', 'Saksi Satu', 'Saksi Dua', 'SUBMITTED', '{}'`.execute(db);
}

/** Scenes by the names of the calls that decide in them. */
export function scenesIn(server: { readonly current: TestServer }): readonly (readonly [name: RegExp, ...Scene[]])[] {
  const db = () => server.current.database.db;
  const note = 'alasan uji keputusan';
  const put = (call: Call, body: object) => (decider: Caller) => server.current.call(call, decider, { body });

  /** A seeded record whose state, and whose editors, are those of a request of the maker. */
  const record =
    (table: string, state: readonly [column: string, value: string], more: Readonly<Record<string, unknown>> = {}) =>
    async (maker: Caller): Promise<{ secureId: string; version: number }> => {
      const { rows } = await sql<{ secureId: string; version: number }>`
      update ${sql.table(table)} set ${sql.ref(state[0])} = ${state[1]}, editors = ${[maker.username]}::text[]
        ${sql.join(
          Object.entries(more).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`),
          sql``,
        )}
      where id = (select id from ${sql.table(table)} where deleted_at is null
        order by (${sql.ref(state[0])} = ${state[1]}) desc, id limit 1)
      returning id as "secureId", version`.execute(db());
      return rows[0]!;
    };

  const document =
    (find: ReturnType<typeof record>, rest: object = {}): Scene =>
    async (call, maker) =>
      put(call, { ...(await find(maker)), reason: note, note, ...rest });
  const listed =
    (find: ReturnType<typeof record>): Scene =>
    async (call, maker) =>
      put(call, { items: [await find(maker)], reason: note });

  const pendingChange: Scene = async (call, maker) => {
    const id = randomUUID();
    const [module = ''] = call.name.split('.');
    const isInbox = module === 'approval';
    await db()
      .insertInto('change_request')
      .values({
        id,
        module: isInbox ? 'card-types' : module,
        privilege: 'card-types:browse',
        action: 'create',
        record_id: null,
        record_label: 'Uji',
        base_version: null,
        changes: '[]',
        values_protected: (await protectionOf(server.current.app.services)).encrypt(JSON.stringify({ key: 'UJI' })),
        editors: [maker.username],
        maker_id: maker.userId,
        maker: maker.username,
        maker_name: 'Uji',
        reason: note,
        made_at: seedDate,
        expires_at: new Date(seedDate.getTime() + 86_400_000),
      })
      .execute();
    return put(call, isInbox ? { secureId: id } : { secureIds: [id], note, decision: 'approve' });
  };

  /** One of many: its refusal is answered beside it, not for the whole call. */
  const manyChanges: Scene = async (call, maker) => {
    const module = 'blacklist-phone-number';
    const decideOne = await pendingChange({ ...call, name: `${module}.change/approve` }, maker);
    return async (decider) => {
      const answer = await decideOne(decider);
      const [refused] = (answer.result as Decisions).refused;
      return { ...answer, body: { ...(answer.body as object), ...(refused ? { code: refused.code } : {}) } };
    };
  };

  const waitingImport: Scene = async (call, maker) => {
    const id = randomUUID();
    const { module, importKind } = registryOf(server.current.app).called(call.name.split('.')[0]!).definition;
    await sql`insert into import_job (id, module, import_kind, line, file_name, file_hash, file_size, uploaded_by,
      uploaded_at, uploader, state)
    values (${id}, ${module}, ${importKind}, 'ALL', 'uji.csv', ${id}, 1, ${maker.username}, ${seedDate},
      ${JSON.stringify({ username: maker.username, name: 'Uji' })}, 'WAITING_APPROVAL')`.execute(db());
    return put(call, { importId: id, note });
  };

  /** An application: submitted by the maker, or, where it awaits approval, verified by the maker. */
  const application =
    (state: 'MANUAL_CHECKING' | 'PENDING_APPROVAL'): Scene =>
    async (call, maker) => {
      const found = await record('card_verification', ['state', state])(maker);
      if (state === 'MANUAL_CHECKING') {
        await sql`update card_verification set editors = '{}' where id = ${found.secureId}`.execute(db());
        await sql`update card_verification_event set by = ${maker.username}
        where verification_id = ${found.secureId} and to_state = 'SUBMITTED'`.execute(db());
      }
      return async (decider) => {
        const claims = { claimed_by: decider.username, claimed_at: seedDate };
        if (state === 'MANUAL_CHECKING')
          await db().updateTable('card_verification').set(claims).where('id', '=', found.secureId).execute();
        return put(call, { ...found, note: note.repeat(2), reason: note, reasonIds: [randomUUID()] })(decider);
      };
    };

  const spoiledCard: Scene = async (call, maker) => {
    const { id, cardIds } = await stockIssuance(db(), 1);
    const cardId = cardIds[0] as string;
    const act = (name: string, who: Caller, body: object) =>
      server.current.call(server.current.app.calls.get(`card-issuance.${name}`), who, { body });
    await act('start-print', vendor1, { secureId: id, version: 1 });
    await act('spoiled', maker, { secureId: id, cardId, version: 2, note });
    return put(call, { secureId: id, cardId, version: 3, reason: note });
  };

  /** A copy of rates and fees of the line of the call, which the maker asked for; the seeds hold none. */
  const copy: Scene = async (call, maker) => {
    const id = randomUUID();
    const [, suffix = 'spektra'] = /^branch-copy-(nmc|ufi)/.exec(call.name) ?? [];
    const line = suffix.toUpperCase() as BusinessLine;
    const ids = await db().selectFrom('branch').select('id').where('business_line', '=', line).limit(2).execute();
    const by = { created_by: maker.username, updated_by: maker.username };
    const counts = { rate_count: 0, fee_count: 0, planned: '[]' };
    const of = { branch_id: ids[0]!.id, source_id: ids[1]!.id, effective_from: '2026-12-31' };
    const row = { ...by, ...counts, ...of, id, copy_no: id, business_line: line, reason: note };
    await db()
      .insertInto('branch_copy')
      .values({ ...row, editors: [maker.username], decided_by: null, decided_at: null, note: null } as never)
      .execute();
    return put(call, { secureId: id, version: 1, reason: note });
  };

  /** A photo that the maker sent, and that the decider has taken; an escalated one was escalated by the maker. */
  const photo =
    (table: 'photo_screening' | 'order_photo', code: string, escalated: string, line: string | null = null): Scene =>
    async (call, maker) => {
      const isSettled = call.name.endsWith('.settle');
      const state = isSettled ? 'ESCALATED' : 'WAITING';
      const ofLine = line === null ? sql`true` : sql`business_line = ${line}`;
      const { rows } = await sql<{ secureId: string; version: number }>`
        update ${sql.table(table)} set created_by = ${maker.username},
          escalated_by = case when state = 'ESCALATED' then ${maker.username} end
        where id = (select id from ${sql.table(table)}
          where state = ${state} and recheck_of is null and ${ofLine} order by id limit 1)
        returning id as "secureId", version`.execute(db());
      const [found] = rows;
      return async (decider) => {
        await sql`insert into queue_lease (code, record_id, username, name, until)
          values (${isSettled ? escalated : code}, ${found!.secureId}, ${decider.username}, 'Uji',
            ${new Date(seedDate.getTime() + 600_000)})
          on conflict (code, record_id) do update set username = excluded.username`.execute(db());
        const reasonIds = [table === 'order_photo' ? 'BLURRED' : randomUUID()];
        const given = { note, reasonIds, verdict: 'APPROVED', identityConfirmed: true };
        return put(call, { ...found, ...given })(decider);
      };
    };

  const lineOf = (call: Call): BusinessLine => (call.name.startsWith('po-status-nmc') ? 'NMC' : 'SPEKTRA');

  /** A request of the maker to cancel an issued order; each order has one that waits. */
  const cancellation: Scene = async (call, maker) => {
    const id = randomUUID();
    await sql`insert into po_cancellation (id, created_by, updated_by, order_id, business_line, cancel_reason_code,
        note, editors)
      select ${id}::uuid, ${maker.username}, ${maker.username}, o.id, o.business_line, 'DUPLICATE', ${note},
        ${[maker.username]}::text[]
      from purchase_order o where o.status = 'PO_ISSUED' and o.business_line = ${lineOf(call)}
        and not exists (select from po_cancellation c where c.order_id = o.id) order by o.id limit 1`.execute(db());
    return put(call, { secureId: id, version: 1, reason: note });
  };

  /** A version of the legal texts that the maker sent; one waits at a time. */
  const legalText: Scene = async (call, maker) => {
    const id = randomUUID();
    await sql`update about_version set state = 'WITHDRAWN' where state = 'WAITING'`.execute(db());
    await sql`insert into about_version (id, created_by, updated_by, version_no, state, note, content, editors)
      select ${id}::uuid, ${maker.username}, ${maker.username}, max(version_no) + 1, 'WAITING', ${note},
        (array_agg(content order by version_no desc))[1], ${[maker.username]}::text[] from about_version`.execute(db());
    return put(call, { secureId: id, version: 1, reason: note });
  };

  /** A red flag that the maker raised. */
  const redFlag: Scene = async (call, maker) => {
    const { rows } = await sql<{ secureId: string; version: number }>`
      select o.id as "secureId", o.version from purchase_order o
      where o.status = 'ENTRY' and o.business_line = ${lineOf(call)} and not exists
        (select from purchase_order_flag f where f.order_id = o.id and f.code = 'MANUAL' and f.cleared_at is null)
      order by o.id limit 1`.execute(db());
    const [found] = rows;
    await sql`insert into purchase_order_flag (id, order_id, code, raised_by, raised_at)
      values (${randomUUID()}, ${found!.secureId}, 'MANUAL', ${maker.username}, ${seedDate})`.execute(db());
    return put(call, { ...found, code: 'MANUAL', clearNote: note });
  };

  /** The change of a remote that asks for two, as the maker proposed it. */
  const release =
    (what: string): Scene =>
    async (call, maker) => {
      const by = server.current;
      const id = `r-${randomUUID().slice(0, 8)}`;
      const [, version] = await publishAll(by, id, `${id} a`, `${id} b`);
      const isWayBack = what === 'rollback' || what === 'undo';
      if (isWayBack) await change(by, id, 'promote', { version });
      await makeAs(by, maker, id, 'policy', { secondPerson: true });
      if (isWayBack) await change(by, id, 'rollback');
      if (what === 'undo')
        await db().updateTable('release').set({ stepped_back_at: seedDate }).where('version', '=', version!).execute();
      const body =
        what === 'policy'
          ? { secondPerson: false }
          : {
              ...(what === 'undo' ? {} : { version }),
              ...(what === 'canary' ? { share: 100, users: [], roles: [] } : {}),
            };
      const { result } = await makeAs(by, maker, id, what, body);
      expect(result.proposal).toMatchObject({ change: what });
      if (call.base !== 'publish') return (decider) => makeAs(by, decider, id, what, body);
      return async (decider) => {
        const named = { remote: id, name: `CI ${randomUUID().slice(0, 8)}`, days: 3, reason, publicKey: teamPublicKey };
        const token = await by.call(releaseCalls.createToken, decider, { body: named });
        return makeBy(by, token.result.token as string, id, what, body);
      };
    };

  /** A new promo of the line of the call, with a line for each tenor. */
  const newPromo: Scene = async (call, maker) => {
    const [, suffix = 'spektra'] = /^promo-(nmc|ufi)/.exec(call.name) ?? [];
    const { rows } = await sql<{ secureId: string; version: number }>`
      update promo set status = 'new', editors = ${[maker.username]}::text[], inactive_reason = null
      where id = (select id from promo where business_line = ${suffix.toUpperCase()} order by status = 'new' desc, id
        limit 1) returning id as "secureId", version`.execute(db());
    const more = call.name.endsWith('.reject') ? { reason: note } : {};
    return decisionOn(server.current, call, rows[0]!, more);
  };

  const submitted = record('card_write_off', ['state', 'SUBMITTED']);
  const replacement = document(record('card_replacement', ['state', 'PENDING_APPROVAL']));
  const reservation = record('card_reservation', ['state', 'SUBMITTED']);
  const loss = record('card_loss', ['state', 'REPORTED']);
  const barred = listed(record('blacklist_phone', ['state', 'PROPOSED']));
  const message = document(record('notification', ['state', 'pending_approval']));

  return [
    [/\.change\/(approve|reject)$/, pendingChange],
    [/^approval\.claim$/, pendingChange],
    [/^approval\.decide-many$/, manyChanges],
    [/\.import-(approve|reject)$/, waitingImport],
    [/^card-design\.approve$/, document(record('card_design', ['status', 'draft']))],
    [/^card-stock-write-off\.(approve|reject)$/, document(submitted)],
    [
      /^card-stock-write-off\.execute$/,
      document(record('card_write_off', ['state', 'APPROVED']), { minutesFileId: randomUUID() }),
    ],
    [/branch(-\w+)?\.activate(-preview|-many)?$/, closedBranch(server)],
    [/^customer-confirmation\.(cancel|reopen)(-preview|-many)?$/, confirmationOfMaker(server)],
    [/^(store|dealer-(nmc|ufi))\.(approve|reject|activate)(-preview|-many)?$/, outletOfMaker(server)],
    [/^card-generator\.activate$/, document(record('card_sequence', ['state', 'DRAFT']))],
    [/^card-reservations\.reject$/, document(reservation)],
    [/^card-reservations\.approve$/, document(reservation, { lines: [{ lineId: randomUUID(), qtyApproved: 1 }] })],
    [/^replace-card-number\.(approve|reject)$/, replacement],
    [/^card-lost\.confirm$/, listed(loss)],
    [/^card-lost\.reject$/, document(loss)],
    [/^blacklist-phone-number\.(approve|reject)$/, barred],
    [/^family-financing\.(approve|decline)$/, document(record('family_financing', ['state', 'RECOMMENDED']))],
    [/^membership-silo\.(approve|reject)$/, document(record('silo_record', ['state', 'LINK_PROPOSED']))],
    [/^risk-profile-membership\.(approve|reject)$/, document(record('risk_profile', ['state', 'SUBMITTED']))],
    [/^membership-change\.(approve|reject)$/, document(record('member_change', ['state', 'PENDING']))],
    [
      /^photos-screening-membership\.(approve|reject|escalate|settle)$/,
      photo('photo_screening', 'PHOTO_SCREENING', 'PHOTO_ESCALATED'),
    ],
    [
      /^photos-screening\.(approve|reject|escalate|settle)$/,
      photo('order_photo', 'PHOTO_ORDER', 'PHOTO_ORDER_ESCALATED', 'SPEKTRA'),
    ],
    [
      /^photos-screening-nmc\.(approve|reject|escalate|settle)$/,
      photo('order_photo', 'PHOTO_ORDER_NMC', 'PHOTO_ORDER_NMC_ESCALATED', 'NMC'),
    ],
    [/^membership-silo\.unlink$/, document(record('silo_record', ['state', 'LINKED']))],
    [/promo-fee-reset\.(approve|reject)$/, document(record('promo_fee_reset', ['state', 'WAITING']))],
    [/^branch-copy(-nmc|-ufi)?\.(approve|reject)$/, copy],
    [/^about\.(approve|reject)$/, legalText],
    [/^pre-order-agent\.(approve|reject|activate)(-preview|-many)?$/, agentOfMaker(server)],
    [/^promo(-nmc|-ufi)?\.(approve|reject|activate(-preview|-many)?)$/, newPromo],
    [/^po-status(-nmc)?-cancellation\.(approve|reject)$/, cancellation],
    [/^po-status(-nmc)?\.red-flag-clear$/, redFlag],
    [/^notification\.(approve|reject)$/, message],
    [/^card-verification\.(approve|return)$/, application('PENDING_APPROVAL'), application('MANUAL_CHECKING')],
    [/^card-verification\.(claim|override|reject)$/, application('MANUAL_CHECKING')],
    [/^card-issuance\.cancel-spoiled$/, spoiledCard],
    ...['canary', 'promote', 'rollback', 'pin', 'undo', 'policy'].map(
      (what) => [new RegExp(`^(platform-remotes|team-release)\\.${what}$`), release(what)] as const,
    ),
  ];
}
