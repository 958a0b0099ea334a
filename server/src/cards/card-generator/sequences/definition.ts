import { cardSequences } from '@console/contracts/cards/card-generator/sequences';
import { cardNumber } from '@console/contracts/cards/card-number';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { same } from '../../../platform/audit/differences.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { define } from '../../../records/resource/definition.ts';
import { nextCode, numberHead, overlapOf } from './shape.ts';

const { warnBelow: _warn, ...numbers } = cardSequences.fields;
/** Default share of remaining numbers in a range below which head office is warned. */
const warnedShare = 0.05;

/** A serial as a number. Sorting and search use the stored column; the full number is computed on read. */
const whole = (serial: 'serial_from' | 'serial_to' | 'next_serial') =>
  sql`t.prefix || t.number_code || lpad(t.${sql.ref(serial)}::text, 9, '0')`;

/** Storage of number ranges, with the rules that need the database. */
export const sequenceDefinition = define(cardSequences, {
  table: 'card_sequence',
  serialised: true,
  references: { cardTypeId: 'card_type' },
  joins: sql`left join card_type on card_type.id = t.card_type_id`,
  derived: {
    code: sql`t.code`,
    cardType: sql`card_type.name`,
    prefix: sql`t.prefix`,
    firstNumber: whole('serial_from'),
    lastNumber: whole('serial_to'),
    nextNumber: sql`case when t.next_serial <= t.serial_to then ${whole('next_serial')} end`,
    used: sql`t.used`,
    allotted: sql`t.next_serial - t.serial_from - t.used`,
    free: sql`t.serial_to - t.next_serial + 1`,
    state: sql`t.state`,
    editors: sql`t.editors`,
  },
  // The check digit is computed in one place only.
  load(_db, records) {
    const withDigit = (body: string) => cardNumber(body.slice(0, 4), body.slice(4, 6), Number(body.slice(6, 15)));
    for (const record of records) {
      Object.assign(record, {
        firstNumber: withDigit(record.firstNumber),
        lastNumber: withDigit(record.lastNumber),
        nextNumber: record.nextNumber && withDigit(record.nextNumber),
      });
    }
    return Promise.resolve();
  },
  async beforeSave(tx, { values, before, store, actor }) {
    const moved = !before || Object.keys(numbers).some((name) => !same(values[name as never], before[name as never]));
    values.warnBelow ??= Math.ceil((values.serialTo - values.serialFrom + 1) * warnedShare);
    if (before && before.state !== 'DRAFT')
      return moved
        ? Object.keys(numbers)
            .filter((name) => !same(values[name as never], before[name as never]))
            .map((field): FieldError => ({ field, code: 'IMMUTABLE' }))
        : [];
    if (!moved && values.warnBelow === before?.warnBelow) return [];
    const head = await numberHead(tx, values.cardTypeId);
    const code = await overlapOf(tx, head, values, before?.secureId ?? null);
    if (code)
      throw new Refusal('RANGE_OVERLAP', {
        parameters: { code },
        errors: [{ field: 'serialFrom', code: 'RANGE_OVERLAP', parameters: { code } }],
      });
    Object.assign(store, {
      prefix: head.prefix,
      number_code: head.numberCode,
      next_serial: values.serialFrom,
      editors: [...new Set([...(before?.editors ?? []), actor.username])],
    });
    if (!before || before.cardTypeId !== values.cardTypeId) store['code'] = await nextCode(tx, head.numberCode);
    return [];
  },
  guard: (_tx, action, records) =>
    Promise.resolve(
      new Map(
        records
          .filter(({ state }) => state !== 'DRAFT' && !(action === 'update' && state === 'ACTIVE'))
          .map(({ secureId, state }) => [secureId, invalidState(state, action)]),
      ),
    ),
});
