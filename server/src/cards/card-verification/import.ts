import { cardVerifications } from '@console/contracts/cards/card-verification';
import { applicationImport } from '@console/contracts/cards/card-verification/import';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import {
  defineHandler,
  type Applied,
  type ApplyRow,
  type ApplyRun,
  type RowFault,
} from '../../records/imports/handler.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { typeFaults } from '../card-types/at-branch.ts';
import { lockMembers } from '../lifecycle/locked.ts';
import { applicantRefusals, storeApplication } from './application.ts';
import { faultsOf, givenAt, membersOf, namedBy, printedName } from './import-faults.ts';

type Columns = (typeof applicationImport)['columns'];

/** Takes over the photos of the member's last application; without them the application is returned for completion. */
const takePhotosOver = (tx: Tx, id: string, memberId: string) =>
  sql`
  insert into card_verification_document (verification_id, attempt, document_type, file_id)
  select ${id}, 1, d.document_type, d.file_id from card_verification_document d
  where (d.verification_id, d.attempt) = (select v.id, v.attempt from card_verification v
    where v.member_id = ${memberId} and v.id <> ${id} and v.deleted_at is null
    order by v.submitted_at desc, v.id desc limit 1)`.execute(tx);

async function apply(
  texts: ProtectedText,
  rows: readonly ApplyRow<Columns>[],
  { db: tx, scope, actor, now }: ApplyRun,
): Promise<Applied[]> {
  const values = rows.map((row) => row.values);
  const [members, named] = [await membersOf(tx, values, scope), await namedBy(tx, values)];
  const applied: Applied[] = [];
  for (const row of values) {
    const member = members.get(row.member_no)!;
    const isHome = row.preference === 'HOME';
    const { id, number } = await storeApplication(
      tx,
      {
        member,
        source: named.sourceOf(row)!,
        cardTypeId: named.typeOf(row)!.id,
        nameOnCard: printedName(row, member),
        preference: row.preference,
        pickUpBranchId: row.preference === 'BRANCH_PICKUP' ? (named.branchOf(row) ?? member.branch_id) : null,
        deliveryAddress: isHome && row.delivery_address ? texts.encrypt(row.delivery_address) : null,
        zipCode: isHome ? row.zip_code : null,
      },
      actor.username,
      now,
    );
    await takePhotosOver(tx, id, member.id);
    applied.push({
      entityId: id,
      entityLabel: number,
      before: null,
      after: { state: 'SUBMITTED', preference: row.preference },
    });
  }
  return applied;
}

/** Import of applications. Each row becomes a submitted application (docs/model/cards.md#submission). */
export const applicationHandler = (texts: ProtectedText) =>
  defineHandler<Columns>({
    definition: applicationImport,
    fields: cardVerifications.derived,
    async check(rows, { db, scope, now, importId }) {
      const values = rows.map((row) => row.values);
      const known = await membersOf(db, values, scope);
      // Locks the members, so that no other transaction gives one a card or an application between check and write.
      if (importId)
        await lockMembers(
          db as Tx,
          [...known.values()].map(({ id }) => id),
        );
      const members = importId ? await membersOf(db, values, scope) : known;
      const [refusals, named] = [await applicantRefusals(db, members.values(), now), await namedBy(db, values)];
      const unsuited = await typeFaults(
        db,
        values.flatMap((row) => {
          const [member, type] = [members.get(row.member_no), named.typeOf(row)];
          return member && type ? [{ branchId: givenAt(row, member, named), cardTypeId: type.id }] : [];
        }),
        now,
      );
      return values.map((row) => {
        const member = members.get(row.member_no);
        const unknown: RowFault[] = member ? [] : [{ column: 'member_no', code: 'MEMBER_UNKNOWN' }];
        const refusal = member && refusals.get(member.id);
        const refused: RowFault[] = refusal
          ? [
              {
                column: 'member_no',
                code: refusal.code,
                parameters: refusal.details.parameters as Record<string, string>,
              },
            ]
          : [];
        return { stored: null, errors: [...unknown, ...refused, ...faultsOf(row, member, named, unsuited)] };
      });
    },
    apply: (rows, run) => apply(texts, rows, run),
  });
