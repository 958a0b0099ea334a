import { budgets, budgetsByRole, type Budget, type BudgetName } from '@console/contracts/core/budgets';
import { noticeTexts } from '@console/contracts/platform/notice-texts';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { roleId } from '../roles/seed-id.ts';
import type { Caller } from '../../platform/context.ts';
import { downloads } from '../../records/downloads/module.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { notices } from '../notices/module.ts';
import { systemSettings } from '../settings/definitions.ts';
import { BudgetRefusal } from './refusal.ts';
import { openMs, spend, type Spending } from './spend.ts';

const server = useServer({
  modules: [notices, imports, files, zipCodeModule, blacklistPhoneNumberModule, downloads],
});
const db = () => server.current.database.db;
const names = Object.keys(budgets) as BudgetName[];
const limitsOf = (name: BudgetName): Budget['limits'] => budgets[name].limits;
const role = (name: string, jobName: string | null = null) => ({ secureId: roleId(name), name, jobName });

/** A new user with roles of the seed. */
let people = 0;
const somebody = (roleName = 'ho_operations', rest: Partial<Caller> = {}): Caller => {
  people += 1;
  return testCaller(`ORANG${people}`, { '*': 'Full Access' }, { roles: [role(roleName)], ...rest });
};

const set = (key: string, value: string) =>
  db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();

const take = (caller: Caller, name: BudgetName, rest: Partial<Spending> = {}) =>
  db()
    .transaction()
    .execute((tx) => spend(tx, caller, name, { now: seedDate, ...rest }))
    .then(
      () => 'taken',
      (error: unknown) => {
        if (error instanceof BudgetRefusal) return 'refused';
        throw error;
      },
    );

beforeAll(async () => {
  await set(budgetsByRole, '{}');
});

test.each(names)('the budget %s has its settings, its refusal and its notice', (name) => {
  for (const { setting } of limitsOf(name)) expect(systemSettings).toHaveProperty([setting]);
  expect(server.current.app.errors.status(budgets[name].code)).toBe(429);
  expect(noticeTexts).toHaveProperty(budgets[name].code);
});

test.each(names)('of the budget %s no number of calls at once takes more than the limit', async (name) => {
  for (const { setting } of limitsOf(name)) await set(setting, '3');
  const caller = somebody();
  const answers = await Promise.all(Array.from({ length: 15 }, () => take(caller, name)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(3);
  // Each person has a budget of their own.
  expect(await take(somebody(), name)).toBe('taken');
  for (const { setting } of limitsOf(name))
    await set(setting, systemSettings[setting as keyof typeof systemSettings].value);
});

test.each(names.flatMap((name) => limitsOf(name).map(({ period, setting }) => [name, period, setting] as const)))(
  'of the budget %s there is some again when the %s is over, as its refusal said',
  async (name, period, setting) => {
    for (const each of limitsOf(name)) await set(each.setting, each.setting === setting ? '1' : '1000');
    const caller = somebody();
    await take(caller, name);
    const refused = await db()
      .transaction()
      .execute((tx) => spend(tx, caller, name, { now: seedDate }))
      .catch((error: unknown) => error as BudgetRefusal);
    if (!(refused instanceof BudgetRefusal)) throw new Error('taken');
    const seconds = refused.details.retryAfter ?? 0;
    expect(seconds).toBe({ minute: 60, hour: 3_600, day: 15 * 3_600, open: openMs / 1000 }[period]);
    const again = new Date(seedDate.getTime() + seconds * 1000);
    expect(await take(caller, name, { now: new Date(again.getTime() - 1) })).toBe('refused');
    expect(await take(caller, name, { now: again })).toBe('taken');
    for (const each of limitsOf(name))
      await set(each.setting, systemSettings[each.setting as keyof typeof systemSettings].value);
  },
);

test('a role has its own limits; of several roles the highest applies, unless the person has a lower one', async () => {
  await set(
    budgetsByRole,
    JSON.stringify({ contact_center: { EXPORT_MAX_PER_DAY: 2 }, tamu: { EXPORT_MAX_PER_DAY: 1 } }),
  );
  const caller = somebody('tamu', { roles: [role('tamu'), role('contact_center')] });
  expect([await take(caller, 'export'), await take(caller, 'export'), await take(caller, 'export')]).toEqual([
    'taken',
    'taken',
    'refused',
  ]);
  expect(await take(somebody('contact_center'), 'export', { amount: 2, most: 1 })).toBe('refused');
  // An invalid setting grants no extra.
  await set(budgetsByRole, 'rusak');
  expect(await take(somebody('tamu'), 'export', { amount: 101 })).toBe('refused');
  await set(budgetsByRole, '{}');
});

test('seeded roles of the limits exist, and name settings of budgets', () => {
  const settings = new Set(names.flatMap((name) => limitsOf(name).map(({ setting }) => setting)));
  const byRole = JSON.parse(systemSettings[budgetsByRole].value) as Record<string, Record<string, number>>;
  expect(Object.keys(byRole).length).toBeGreaterThan(0);
  expect(Object.values(byRole).flatMap((limits) => Object.keys(limits).filter((key) => !settings.has(key)))).toEqual(
    [],
  );
});
