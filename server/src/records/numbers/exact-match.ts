import { withoutGroups } from '@console/contracts/core/clean-text';
import type { Field } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Selection } from '../resource/list-query.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import type { Services } from '../../platform/services.ts';
import { spend } from '../../people/budgets/spend.ts';

interface Match {
  readonly field: string;
  readonly personal: NonNullable<Field['personal']>;
  readonly value: string;
}

const fieldsOf = ({ resource }: RegisteredResource): Readonly<Record<string, Field>> => ({
  ...resource.fields,
  ...resource.derived,
});

/** Personal, and masked on the screens of its own module. */
const masked = (field: Field | undefined): field is Field & { personal: NonNullable<Field['personal']> } =>
  field?.personal !== undefined && field.shownInFull !== true;

/** Patterns of a complete value of each kind; a shorter text does not match masked values. */
const whole: Readonly<Partial<Record<NonNullable<Field['personal']>, RegExp>>> = {
  nik: /^\d{16}$/,
  npwp: /^\d{15,16}$/,
  phone: /^08\d{8,12}$/,
  email: /^[^\s@]+@[^\s@]+$/,
};

/** The masked fields that a selection matches by their full value. */
function matchesOf(
  registered: RegisteredResource,
  { filters, search }: Pick<Selection, 'filters' | 'search'>,
): Match[] {
  const { list } = registered.resource;
  const fields = fieldsOf(registered);
  const matches: Match[] = [];
  for (const [name, value] of Object.entries(filters)) {
    const field = list.filters[name];
    if (masked(field) && typeof value === 'string') matches.push({ field: name, personal: field.personal, value });
  }
  for (const name of search === null ? [] : list.search) {
    const field = fields[name];
    if (!masked(field)) continue;
    const read = normalise(field.personal === 'phone' ? { ...field, kind: 'phone' } : field, search);
    const typed = typeof read === 'string' ? read : '';
    if (whole[field.personal]?.test(typed)) matches.push({ field: name, personal: field.personal, value: typed });
  }
  return matches;
}

type Asked = Pick<Context, 'caller' | 'request' | 'db'>;

async function requireReveal(context: Asked, module: string, at: Date): Promise<void> {
  if (await mayReveal(context.db, context.caller)) return;
  const code = 'EXACT_MATCH_DENIED';
  await recordEntry(context.db, { actor: actorOf(context), module, action: 'SEARCH', outcome: 'refused', code, at });
  throw new Refusal(code);
}

/**
 * Checks whether the caller may search records by the full value of a masked number: a hit reveals whose it is, as a
 * reveal does (docs/model/platform.md#personal-data). Counted, and audited with the masked value; the same search
 * within minutes, such as the next page, counts once.
 * @throws Refusal EXACT_MATCH_DENIED, EXACT_MATCH_LIMIT
 */
export async function permitExactMatch(
  services: Services,
  context: Asked,
  registered: RegisteredResource,
  selection: Pick<Selection, 'filters' | 'search'>,
): Promise<void> {
  const matches = matchesOf(registered, selection);
  if (matches.length === 0) return;
  const { module } = registered.resource;
  const at = services.now();
  await requireReveal(context, module, at);
  // A keyed hash, because the search contains a personal number.
  const about = (await protectionOf(services)).hash(JSON.stringify([module, matches]));
  await services.db.transaction().execute(async (tx) => {
    if ((await spend(tx, context.caller, 'exactMatch', { about, now: at })) === null) return;
    await recordEntry(tx, {
      actor: actorOf(context),
      module,
      action: 'SEARCH',
      at,
      filter: Object.fromEntries(matches.map(({ field, personal, value }) => [field, mask(personal, value)])),
    });
  });
}

/** A search without a hit counts this many times: guessing misses, reading a number from a card or form does not. */
const missAmount = 5;

/** The kind of personal number that a whole text is, if any. */
export function personalNumberOf(text: string): { readonly kind: 'nik' | 'phone'; readonly value: string } | null {
  const phone = String(normalise({ kind: 'phone' } as Field, text));
  const bare = withoutGroups(text);
  if (whole.phone?.test(phone)) return { kind: 'phone', value: phone };
  return whole.nik?.test(bare) ? { kind: 'nik', value: bare } : null;
}

/**
 * Finds a person by a full personal number, as at a counter, where the level suffices and the answer is masked. Counted
 * like searches of lists, and more for a miss. The same search within minutes counts once.
 * @param find `null`: not found
 * @throws Refusal EXACT_MATCH_LIMIT
 */
export async function lookUp<Found>(
  services: Services,
  caller: Context['caller'],
  number: string,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const about = (await protectionOf(services)).hash(JSON.stringify(['look-up', number]));
  const [now, { db }] = [services.now(), services];
  await db.transaction().execute((tx) => spend(tx, caller, 'exactMatch', { about, now }));
  const found = await find();
  if (found === null)
    await db
      .transaction()
      .execute((tx) => spend(tx, caller, 'exactMatch', { about: `${about} missed`, amount: missAmount - 1, now }));
  return found;
}

/**
 * Checks whether the caller may paste numbers into a list; masked ones need the right to reveal.
 * @throws Refusal EXACT_MATCH_DENIED, NUMBERS_LIMIT
 */
export async function spendNumbers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  context: Asked,
  registered: RegisteredResource,
  amount: number,
): Promise<void> {
  const { module, list } = registered.resource;
  const fields = fieldsOf(registered);
  if ((list.numbers ?? []).some((name) => masked(fields[name]))) await requireReveal(context, module, now());
  await db.transaction().execute((tx) => spend(tx, context.caller, 'pastedNumbers', { amount, now: now() }));
}
