// Cards in production volume on PostgreSQL: 6,500,000 cards with their movements and documents; every call of the card
// modules; desks that move cards concurrently, with the invariants checked afterwards; a large generation and imports.
import { desksTable, measureDesks } from './lib/card-desks.mjs';
import { brokenOn } from './lib/card-invariants.mjs';
import { listsTable, measureLists } from './lib/card-lists.mjs';
import { keepDistribution } from './lib/card-nightly.mjs';
import { loadCards } from './lib/card-load.mjs';
import { measureGenerator, measureReservationImport, supplyTable } from './lib/card-supply.mjs';
import { onVolumeConsole } from './lib/volume-console.mjs';

const wantedCards = Number(process.env.BENCH_CARDS ?? 6_500_000);

/** Memory settings of a server with tens of gigabytes of data; a temporary cluster has 128 MB. */
const memory = { shared_buffers: '2GB', max_wal_size: '8GB' };

/** Number of generated cards in a database of the console. */
const countLoaded = async (client) =>
  Number((await client.query("select count(*) from card where created_by = 'LOAD'")).rows[0].count);

/**
 * Measures on `TEST_DATABASE_URL`, or a temporary cluster. A database that has generated cards already is measured as
 * it is; the console then needs the password and the data key it was created with (`BENCH_PASSWORD`,
 * `CONSOLE_DATA_KEY`).
 */
export function benchCards() {
  return onVolumeConsole(memory, async ({ cluster, client, server }) => {
    if ((await countLoaded(client)) === 0) await loadCards(client, wantedCards, console.log);
    const cards = await countLoaded(client);
    const {
      rows: [{ count: movements }],
    } = await client.query('select count(*) from card_movement');
    await keepDistribution(client);
    const lists = await measureLists(server, client, { report: console.log });
    const desks = await measureDesks(server, client);
    const broken = await brokenOn(cluster.url);
    const supply = supplyTable(await measureGenerator(server, client), await measureReservationImport(server, client));
    return [
      `The load: ${cards.toLocaleString('en')} cards with ${Number(movements).toLocaleString('en')} movements.`,
      listsTable(lists, cards),
      desksTable(desks, broken),
      supply,
    ].join('\n\n');
  });
}
