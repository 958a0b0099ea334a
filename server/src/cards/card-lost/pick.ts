import type { LossPick, PickedCard } from '@console/contracts/cards/card-lost/desk';
import { mostLost } from '@console/contracts/cards/card-lost/desk';
import type { Language } from '@console/contracts/core/text';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { settings } from '../../people/settings/settings.ts';
import { cardNoOf, cardRangeOf } from '../card-no.ts';
import { visibleCards } from '../scope.ts';
import { whyNotReportable, type Missed } from './reportable.ts';
import { overdueSetting, travelling } from './travelling.ts';

interface Row extends Missed {
  readonly id: string;
  readonly office: string | null;
  readonly movedAt: string;
}

/** Cards in transit on a delivery or an assignment. */
const onDocument = (no: string) => sql`c.place_kind = 'TRANSIT' and c.id in (
  select l.card_id from card_delivery_line l join card_delivery d on d.id = l.delivery_id
    where d.delivery_no = ${no} and l.closed_at is null
  union all select a.card_id from card_assignment_card a join card_assignment_line l on l.id = a.line_id
    join card_assignment g on g.id = l.assignment_id
    where g.assignment_no = ${no} and a.result in ('PENDING', 'MISSING'))`;

/** The condition for the requested cards. @throws Refusal for invalid numbers, VALIDATION for an empty request */
function requestedCards({ cardNos, cardFrom, cardTo, documentNo }: LossPick): {
  condition: RawBuilder<unknown>;
  numbers: readonly string[];
} {
  if (documentNo?.trim()) return { condition: onDocument(documentNo.trim().toUpperCase()), numbers: [] };
  if (cardFrom && cardTo) {
    const [from, to] = cardRangeOf(cardFrom, cardTo);
    return { condition: sql`c.card_no between ${from} and ${to}`, numbers: [] };
  }
  const numbers = [...new Set((cardNos ?? []).map((typed) => cardNoOf(typed, 'cardNos')))];
  if (numbers.length === 0) throw invalid({ field: 'cardNos', code: 'REQUIRED' });
  return { condition: sql`c.card_no = any(${numbers}::text[])`, numbers };
}

/**
 * Reads cards by number, range or document, each with the reason why it cannot be reported, if any.
 * @throws Refusal TOO_MANY_CARDS
 */
export async function pickCards(
  app: Application,
  { db, caller, body, language }: Context<unknown, LossPick>,
): Promise<PickedCard[]> {
  const { services, errors } = app;
  const { condition, numbers } = requestedCards(body);
  const { rows } = await sql<Row>`
    select c.id, c.card_no, c.status, c.last_movement_at as "movedAt",
    coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name) as office,
      coalesce((select jsonb_agg(jsonb_build_object('code', h.code, 'documentId', h.document_id, 'documentNo',
        h.document_no)) from card_hold h where h.card_id = c.id and h.released_at is null), '[]') as holds
    from card c left join branch_view b on b.id = c.office_branch_id left join mra_view a on a.id = c.office_mra_id
      where ${condition} and ${visibleCards(caller.scope, 'c')} order by c.card_no limit ${mostLost + 1}`.execute(db);
  if (rows.length > mostLost) throw new Refusal('TOO_MANY_CARDS');
  const away = await travelling(
    db,
    rows.map(({ id }) => id),
    Number(await settings(services).text(overdueSetting)),
    services.now(),
  );
  const faultText = (refusal: Refusal | null, spoken: Language) =>
    refusal && { code: refusal.code, message: errors.text(refusal.code, spoken, refusal.details.parameters) };
  const known = new Set(rows.map((row) => row.card_no));
  return [
    ...rows.map((row): PickedCard => ({
      cardNo: row.card_no,
      cardStatus: row.status,
      office: row.office,
      documentNo: away.get(row.id)?.no ?? null,
      movedAt: row.movedAt,
      refusal: faultText(whyNotReportable(body.kind, row, away.get(row.id)), language),
    })),
    ...numbers
      .filter((cardNo) => !known.has(cardNo))
      .map((cardNo): PickedCard => ({
        cardNo,
        cardStatus: null,
        office: null,
        documentNo: null,
        movedAt: null,
        refusal: faultText(new Refusal('NOT_FOUND'), language),
      })),
  ];
}
