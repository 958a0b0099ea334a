import { minutesLimit, writeOffCalls, writeOffs, writeOffSteps } from '@console/contracts/cards/card-stock/write-off';
import type { CardStock } from '@console/contracts/cards/card-stock/stock';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { define } from '../../records/resource/definition.ts';
import { registerResource } from '../../records/operations/register.ts';
import { byCall, onItsPage, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { refuseReaders } from '../cards/damaged.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { guardStep, lockDocument, moveDocument, serveSteps, type DocumentRow } from '../documents/steps.ts';
import { cardActor } from '../lifecycle/actor.ts';
import { placeHolds, releaseHolds } from '../lifecycle/events.ts';
import type { CardDocument } from '../lifecycle/request.ts';
import { transition } from '../lifecycle/transition.ts';
import { inCardOffices } from '../scope.ts';
import { createWriteOff } from './create-write-off.ts';

const { module } = writeOffs;

const definition = define(writeOffs, {
  table: 'card_write_off',
  joins: sql`join card_type type on type.id = t.card_type_id left join branch_view b on b.id = t.office_branch_id left
    join mra_view a on a.id = t.office_mra_id`,
  scope: (scope) => inCardOffices(scope, sql`t.office_branch_id`, sql`t.office_mra_id`),
  derived: {
    writeOffNo: sql`t.write_off_no`,
    office: sql`coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name)`,
    cardType: sql`type.name`,
    reason: sql`t.reason`,
    state: sql`t.state`,
    witness1: sql`t.witness1`,
    witness2: sql`t.witness2`,
    minutesFileId: sql`t.minutes_file_id`,
    editors: sql`t.editors`,
    cards: sql`(select count(*)::int from card_write_off_card w where w.write_off_id = t.id)`,
    cardNos: sql`(select coalesce(array_agg(c.card_no order by c.card_no), '{}')
      from card_write_off_card w join card c on c.id = w.card_id where w.write_off_id = t.id)`,
  },
});

const executeTitle = text('Laksanakan dengan berita acara', 'Carry out, with the minutes');
const isOfBranch = ({ mappingType, isAdmin }: Pick<Caller, 'mappingType' | 'isAdmin'>) =>
  mappingType === 'BRANCH' && !isAdmin;
/** Staff of an office cannot decide on its write-offs. */
const decidedByOthers = {
  appliesTo: (caller: Caller) => !isOfBranch(caller),
  page: ({ id }: { readonly id: string }) => `/card-stock?tab=write-off&id=${id}`,
};

const documentOf = (row: DocumentRow): CardDocument => ({
  kind: 'writeoff',
  id: row.secureId,
  no: row['writeOffNo'] as string,
});
const cardsOf = async (tx: Tx, row: DocumentRow) =>
  (
    await tx
      .selectFrom('card_write_off_card')
      .select('card_id')
      .where('write_off_id', '=', row.secureId)
      .orderBy('card_id')
      .execute()
  ).map(({ card_id: cardId }) => ({ cardId }));

/** Serves write-offs: DRAFT, SUBMITTED (cards on hold), APPROVED, then EXECUTED with the minutes, or REJECTED. */
export function serveWriteOffs(
  app: Application,
  stockOf: (tx: Tx, id: string, context: Context) => Promise<CardStock>,
): void {
  const { services } = app;
  const registered = registerResource(app, writeOffs, definition);
  serve(app, writeOffCalls.create, (context) =>
    services.db.transaction().execute(async (tx) => {
      const answer = await createWriteOff(
        tx,
        await stockOf(tx, context.body.stockId, context as Context),
        context.body,
        context,
        services.now(),
      );
      await context.remember(tx, answer);
      return answer;
    }),
  );
  serveSteps(app, registered, writeOffSteps, writeOffCalls, {
    check: async (_, __, { caller }, name) => {
      if (name !== 'submit' && isOfBranch(caller)) throw new Refusal('APPROVER_LEVEL');
    },
    also: (row, { caller }, name) =>
      name === 'submit' && !row.editors?.includes(caller.username)
        ? { editors: [...(row.editors ?? []), caller.username] }
        : {},
    async after(tx, row, { caller, body }, name) {
      if (name === 'approve') return;
      if (name === 'submit') refuseReaders(caller);
      const request = {
        document: documentOf(row),
        actor: await cardActor(tx, caller),
        at: services.now(),
        remark: body.reason ?? null,
        cards: await cardsOf(tx, row),
      };
      await (name === 'submit' ? placeHolds : releaseHolds)(tx, 'WRITE_OFF_PENDING', request);
    },
  });
  serve(app, writeOffCalls.execute, (context) =>
    services.db.transaction().execute(async (tx) => {
      const { caller, body } = context;
      const row = await lockDocument(tx, registered, body, context);
      await guardStep(
        tx,
        services.now(),
        'execute',
        { ...writeOffSteps.approve, from: ['APPROVED'], to: 'EXECUTED' },
        row,
        context,
      );
      const [actor, cards, at] = [
        await cardActor(tx, caller, { approves: true }),
        await cardsOf(tx, row),
        services.now(),
      ];
      await transition(tx, { code: transitionCode.writeOff, document: documentOf(row), actor, at, cards });
      await closePickUps(
        tx,
        cards.map(({ cardId }) => cardId),
        { state: 'CANCELLED', actor, at },
      );
      await claimFiles(tx, {
        module,
        recordId: row.secureId,
        username: caller.username,
        files: [
          {
            field: 'minutesFileId',
            fileId: body.minutesFileId,
            kinds: ['pdf', 'image'],
            maximumBytes: minutesLimit * 1024 * 1024,
          },
        ],
      });
      const version = await moveDocument(
        tx,
        { app, registered, context: context as Context, row },
        { state: 'EXECUTED', verb: 'EXECUTE', also: { minutes_file_id: body.minutesFileId } },
      );
      return { secureId: row.secureId, version, state: 'EXECUTED' };
    }),
  );
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['SUBMITTED'],
      step: () => writeOffSteps.approve.title,
      decisions: { approve: byCall(writeOffCalls.approve), reject: byCall(writeOffCalls.reject) },
      ...decidedByOthers,
    }),
  );
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['APPROVED'],
      step: () => executeTitle,
      decisions: { approve: onItsPage(writeOffCalls.execute) },
      ...decidedByOthers,
    }),
  );
}
