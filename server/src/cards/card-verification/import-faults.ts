import type { applicationImport } from '@console/contracts/cards/card-verification/import';
import { nameOnCard, nameOnCardPattern } from '@console/contracts/cards/name-on-card';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { RowFault, RowValues } from '../../records/imports/handler.ts';
import type { typeFaults } from '../card-types/at-branch.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { allows, fits } from './application.ts';
import { inVerificationScope } from './scope.ts';

type Columns = (typeof applicationImport)['columns'];
type Row = RowValues<Columns>;
interface Member extends CardMember {
  readonly program_type_id: string;
  readonly verification_step: string;
}

/** Members of the caller's scope that rows name, by member number. */
export async function membersOf(db: Db | Tx, rows: readonly Row[], scope: Scope): Promise<Map<string, Member>> {
  const { rows: members } = await sql<Member>`
    select t.id, t.member_no, t.name, t.status, t.branch_id, t.program_type_id, t.verification_step,
      (select c.id from card c
        where c.holder_member_id = t.id and c.status not in ('Lost', 'Cancelled')) as live_card_id
    from member_view t
      where t.member_no = any(${rows.map(({ member_no: no }) => no)}::text[])
      and ${inVerificationScope(scope)}`.execute(db);
  return new Map(members.map((member) => [member.member_no, member]));
}

/** Reads what rows refer to besides members: sources and card types by code, pick-up branches by office code. */
export async function namedBy(db: Db | Tx, rows: readonly Row[]) {
  const sources = await db
    .selectFrom('card_source')
    .selectAll()
    .where(
      'code',
      'in',
      rows.map(({ source_code: code }) => code),
    )
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  const types = await db
    .selectFrom('card_type')
    .selectAll()
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  const offices = rows.flatMap(({ pick_up_office_code: code }) => code ?? []);
  const branches =
    offices.length === 0
      ? []
      : await db
          .selectFrom('branch_view')
          .select(['id', 'office_code'])
          .where('office_code', 'in', offices)
          .where('business_line', '=', 'SPEKTRA')
          .where('status', '=', 'active')
          .where('deleted_at', 'is', null)
          .execute();
  const [byCode, offered] = [
    new Map(sources.map((source) => [source.code, source])),
    new Map(branches.map(({ id, office_code: code }) => [code, id])),
  ];
  return {
    sourceOf: ({ source_code: code }: Row) => byCode.get(code),
    typeOf: ({ card_type_code: code, source_code: source }: Row) =>
      types.find((type) =>
        code ? type.code === code.toUpperCase() : type.id === byCode.get(source)?.default_card_type_id,
      ),
    branchOf: ({ pick_up_office_code: code }: Row) => (code ? offered.get(code) : undefined),
  };
}

type Named = Awaited<ReturnType<typeof namedBy>>;

/** The name on the card: the row's, else the member's. */
export const printedName = (row: Row, member: Member | undefined): string =>
  row.name_on_card?.trim().toUpperCase() || nameOnCard(member?.name ?? '');

/** The issuing branch: the pick-up branch, or the member's own. */
export const givenAt = (row: Row, member: Member, { branchOf }: Pick<Named, 'branchOf'>): string =>
  (row.preference === 'BRANCH_PICKUP' ? branchOf(row) : null) ?? member.branch_id;

/** Errors of a row besides those of its member. */
export function faultsOf(
  row: Row,
  member: Member | undefined,
  named: Named,
  unsuited: Awaited<ReturnType<typeof typeFaults>>,
): RowFault[] {
  const { sourceOf, typeOf, branchOf } = named;
  const [source, type] = [sourceOf(row), typeOf(row)];
  const isPlaceKnown = row.preference !== 'BRANCH_PICKUP' || row.pick_up_office_code === null || branchOf(row);
  const fault =
    type && member && isPlaceKnown ? unsuited({ branchId: givenAt(row, member, named), cardTypeId: type.id }) : null;
  const typeFrom = row.card_type_code === null ? ['source_code'] : [];
  const faults: (RowFault | false)[] = [
    !source && { column: 'source_code', code: 'SOURCE_UNKNOWN' },
    source !== undefined &&
      !allows(source, row.preference) && {
        column: 'preference',
        code: 'PREFERENCE_NOT_ALLOWED',
        from: ['source_code'],
        parameters: { source: source.name },
      },
    (source !== undefined || row.card_type_code !== null) &&
      !type && { column: 'card_type_code', code: 'APPLIED_TYPE_UNKNOWN', from: typeFrom },
    type !== undefined &&
      member !== undefined &&
      !fits(type, member.program_type_id, row.preference) && {
        column: 'card_type_code',
        code: 'TYPE_NOT_ALLOWED',
        from: ['member_no', 'preference', ...typeFrom],
        parameters: { type: type.name },
      },
    fault !== null && {
      column: 'card_type_code',
      ...fault,
      from: ['member_no', 'preference', 'pick_up_office_code', ...typeFrom],
    },
    (member !== undefined || row.name_on_card !== null) &&
      !nameOnCardPattern.test(printedName(row, member)) && {
        column: 'name_on_card',
        code: 'NAME_ON_CARD',
        from: row.name_on_card === null ? ['member_no'] : [],
      },
    row.preference === 'BRANCH_PICKUP' &&
      row.pick_up_office_code !== null &&
      !branchOf(row) && { column: 'pick_up_office_code', code: 'PICK_UP_UNKNOWN', from: ['preference'] },
    row.preference === 'HOME' &&
      row.delivery_address === null && { column: 'delivery_address', code: 'ADDRESS_NEEDED', from: ['preference'] },
  ];
  return faults.filter((fault) => fault !== false);
}
