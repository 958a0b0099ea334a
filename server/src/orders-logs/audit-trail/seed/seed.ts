import { recordEntries } from '../../../platform/audit/record.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { bulkChange, exports, refusals, reveals } from './acts.ts';
import { entryOf, type Past } from './people.ts';
import { banners, barredNumbers } from './records.ts';
import { failedSignIns, workdays } from './sign-ins.ts';

const total = 800;
const days = 30;

/**
 * 800 entries over the 30 days before the seed date: the history of the seeded records, and daily work around them
 * (docs/model/orders-logs.md#audit-trail).
 */
export const seed: Seed = {
  name: 'audit-trail',
  async run(tx, { date, dataKey }) {
    const from = date.getTime() - days * 86_400_000;
    const within = ({ at }: Past) => at.getTime() >= from && at <= date;
    const numbers = (await barredNumbers(tx, dataKey, date)).filter(within);
    const acts = [
      ...numbers,
      ...(await banners(tx)).filter(within),
      ...(await bulkChange(tx, date)),
      ...exports(date),
      ...reveals(date, numbers),
      ...refusals(date),
      ...failedSignIns(date),
    ];
    const daily = [...workdays(date)].filter(within).slice(0, total - acts.length);
    await recordEntries(tx, [...acts, ...daily].toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(entryOf));
  },
};
