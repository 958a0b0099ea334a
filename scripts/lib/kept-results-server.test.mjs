// Reads in all: nothing
import { serverKeys } from './kept-results-server.mjs';
import { graph, TextSources } from './kept-results.fixtures.mjs';

describe('serverKeys', () => {
  const cards = 'server/src/cards/cards.test.ts';
  const products = 'server/src/products/products.test.ts';
  const pure = 'server/src/platform/pure.test.ts';
  const inputs = graph({
    [cards]: ['server/src/cards/module.ts', 'server/test/database.ts', 'server/src/declared-errors.ts'],
    'server/src/declared-errors.ts': ['packages/contracts/src/domains.ts'],
    'packages/contracts/src/domains.ts': ['packages/contracts/src/products/index.ts'],
    [products]: ['server/src/products/module.ts', 'server/test/database.ts'],
    [pure]: [],
    'server/test/prepare.ts': ['server/src/seeds.ts', 'server/src/migrations.ts'],
    'server/src/seeds.ts': ['server/src/cards/seeds.ts', 'server/src/products/seeds.ts', 'server/src/people/seeds.ts'],
    'server/src/migrations.ts': ['server/src/cards/migrations.ts', 'server/src/products/migrations.ts'],
    'server/src/cards/seeds.ts': ['server/src/cards/seeded-cards.ts'],
  });
  const keys = (texts, database = 'embedded', errorCodes = '', server = '') =>
    serverKeys({
      inputs,
      files: [cards, products, pure],
      database,
      errorCodes,
      server,
      sources: new TextSources(texts),
    });
  const changedFiles = (texts, errorCodes) => {
    const before = keys({});
    const after = keys(texts, 'embedded', errorCodes);
    return [...before.keys()].filter((file) => before.get(file).key !== after.get(file).key);
  };

  it('depends on the schema and the seeds of the domains that the test consists of', () => {
    expect(changedFiles({ 'server/src/cards/seeded-cards.ts': 'other' })).toEqual([cards]);
    expect(changedFiles({ 'server/src/products/migrations.ts': 'other' })).toEqual([products]);
  });

  it('depends on the seeds of people, whose rows every test of a database may meet', () => {
    expect(changedFiles({ 'server/src/people/seeds.ts': 'other' })).toEqual([cards, products]);
  });

  it('depends on the error codes of all domains where the services are started, and on no other text of them', () => {
    expect(changedFiles({ 'packages/contracts/src/products/index.ts': 'other' })).toEqual([]);
    expect(changedFiles({}, 'other')).toEqual([cards]);
  });

  it.each(['server/test/run.mjs', 'scripts/lib/postgresql-cluster.mjs'])(
    'depends on %s, by which the tests are run',
    (file) => {
      expect(changedFiles({ [file]: 'other' })).toEqual([cards, products, pure]);
    },
  );

  it('depends on the version of PostgreSQL where a test runs on it', () => {
    const changedOn = (database) => {
      const [before, after] = [keys({}, database, '', '15'), keys({}, database, '', '17')];
      return [...before.keys()].filter((file) => before.get(file).key !== after.get(file).key);
    };
    expect(changedOn('postgresql')).toEqual([cards, products]);
    expect(changedOn('embedded')).toEqual([]);
  });

  it('differs from database to database only where a database is opened', () => {
    const [onEmbedded, onPostgresql] = [keys({}), keys({}, 'postgresql')];
    expect(onEmbedded.get(cards).key).not.toBe(onPostgresql.get(cards).key);
    expect(onEmbedded.get(pure).key).toBe(onPostgresql.get(pure).key);
  });
});
