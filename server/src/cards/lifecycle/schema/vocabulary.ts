import { holdCodes } from '@console/contracts/cards/lifecycle/holds';
import { cardStatuses, statusRules } from '@console/contracts/cards/lifecycle/statuses';
import { cardEvents, documentKinds, transitions } from '@console/contracts/cards/lifecycle/transitions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const having = (holder: 'none' | 'required') =>
  quoted(cardStatuses.filter((status) => statusRules[status].holder === holder));
const atOffice = quoted(cardStatuses.filter((status) => ['MRA', 'BRANCH'].includes(statusRules[status].place)));

const placeOfStatus = cardStatuses.map((status) => `when '${status}' then '${statusRules[status].place}'`).join(' ');

const checks: readonly (readonly [table: string, name: string, condition: string])[] = [
  [
    'card',
    'card_status_place',
    `place_kind = case status ${placeOfStatus} end and status in (${quoted(cardStatuses)})`,
  ],
  [
    'card',
    'card_status_holder',
    `case when status in (${having('none')}) then holder_member_id is null
      when status in (${having('required')}) then holder_member_id is not null
      else true end`,
  ],
  ['card', 'card_status_stock', `(stock_class is not null) = (status in (${atOffice}))`],
  ['card_hold', 'card_hold_code', `code in (${quoted(holdCodes)})`],
  ['card_movement', 'card_movement_document_kind', `document_kind in (${quoted(documentKinds)})`],
];

/** All legal steps: transitions, and events of a card that keeps its status. */
export const legalSteps = (): { code: string; from_status: string; to_status: string }[] => [
  ...Object.entries(transitions).flatMap(([code, { from, to }]) =>
    from.map((from_status) => ({ code, from_status, to_status: to })),
  ),
  ...cardEvents.flatMap((code) =>
    cardStatuses
      .filter((status) => status !== 'Cancelled')
      .map((status) => ({ code, from_status: status, to_status: status })),
  ),
];

/**
 * Copies statuses, places, holds and transitions from the contract to lookup tables. A migration calls it again when
 * the contract gets a new one. Old steps stay, because movements reference them.
 */
export async function syncVocabulary(db: Db): Promise<void> {
  await db
    .insertInto('card_transition')
    .values(legalSteps())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [table, name, condition] of checks) {
    await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.id(name)}, add constraint ${sql.id(name)}
      check (${sql.raw(condition)})`.execute(db);
  }
}
