import { withoutGroups } from '@console/contracts/core/clean-text';
import { normalise } from '@console/contracts/core/validation';
import { poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Shortest beginning of a number that is searched. */
const shortestBeginning = 6;

const isPhone = (typed: string): boolean =>
  poStatus.derived.phone.pattern!.test(String(normalise(poStatus.derived.phone, typed)));
const isPoNumber = (typed: string): boolean => /^PO\/[\d/]{3,}$/i.test(typed);
const bare = (typed: string): string => withoutGroups(typed);
const isNumber = (typed: string): boolean => new RegExp(`^\\d{${shortestBeginning},}$`).test(bare(typed));

/**
 * Whether a search is for a number of an order or its member, which is looked for in every period.
 * @example isNumberSearch('10010261000001'); // true
 */
export const isNumberSearch = (typed: string): boolean => isPoNumber(typed) || isPhone(typed) || isNumber(typed);

/**
 * Finds orders by application, PO or customer number, exact or from its first six characters on, by a full phone or
 * card number, else by the name of the member. Each place has an index of its own.
 */
export const orderSearch =
  (texts: ProtectedText) =>
  (_pattern: string, typed: string): Sql => {
    const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    if (isPoNumber(typed)) return sql`t.po_number like ${beginning(typed.toUpperCase())}`;
    const digits = bare(typed);
    const places = [
      ...(isNumber(typed)
        ? [
            sql`select id from purchase_order where appl_no like ${beginning(digits)}`,
            sql`select id from purchase_order where cust_no like ${beginning(digits)}`,
            sql`select id from purchase_order where card_no = ${digits}`,
          ]
        : []),
      ...(isPhone(typed)
        ? [
            sql`select id from purchase_order
              where phone_hash = ${texts.hash(String(normalise(poStatus.derived.phone, typed)))}`,
          ]
        : []),
    ];
    return places.length > 0
      ? sql`t.id in (${sql.join(places, sql` union all `)})`
      : sql`t.member_id in ${membersNamed(typed)}`;
  };
