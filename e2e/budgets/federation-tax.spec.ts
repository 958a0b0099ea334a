import { budgets } from '../../bench/budgets.mjs';
import { startConsole } from '../../bench/lib/server.mjs';
import { buildMonolith } from '../../bench/monolith/build.mjs';
import { bytesTable, compareBytes } from '../../bench/tax.mjs';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { sharedSession } from '../support/sessions.ts';

const { url } = environments.local;

test('federation costs no more bytes than it did', async ({ browser }) => {
  test.setTimeout(300_000);
  const monolith = await Given('the same screens as one build without federation', async () =>
    startConsole({ buildDirectory: await buildMonolith(), env: { CONSOLE_SEED_ZIP_ROWS: '1240' } }));
  try {
    const federated = { url, signIn: (username: string) => sharedSession(username, url) };
    const rows = await When('every list is opened in one session, in both', () => compareBytes(browser, federated, monolith));
    await Then('the ratio of bytes over all of them is below the ceiling', async () => {
      const all = rows.at(-1);
      expect(all?.theirs.statics).toBeGreaterThan(0);
      expect((all?.ours.statics ?? Infinity) / (all?.theirs.statics ?? 1), bytesTable(rows)).toBeLessThanOrEqual(budgets.federationTaxCeiling);
    });
  } finally {
    await monolith.stop();
  }
});
