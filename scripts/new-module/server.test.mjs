// Reads in all: packages/contracts/src/routes/routes.json
import { seedSource } from './server.mjs';

test('a chain of choices is seeded from its last one upwards, through the views of the tables', () => {
  const narrowed = (by) => ({ kind: 'reference', narrowedBy: by });
  const resource = {
    fields: {
      regionId: { kind: 'reference' },
      mraId: narrowed({ regionId: 'regionId' }),
      mroId: narrowed({ mraId: 'mraId' }),
    },
  };
  const columns = [
    { name: 'region_id', references: 'region' },
    { name: 'mra_id', references: 'mra' },
    { name: 'mro_id', references: 'mro' },
  ];
  const source = seedSource({ module: 'x', table: 'x' }, resource, columns, (table) => `${table}_view`, false);
  const [row] = source.match(/region_id: [^}]*/);
  expect(row.replaceAll(/\s+/g, ' ')).toContain(
    'region_id: sql<string>`(select region_id from mra_view where id = (select mra_id from mro_view where id = ' +
      '(select id from mro_view where deleted_at is null order by id limit 1)))`, ' +
      'mra_id: sql<string>`(select mra_id from mro_view where id = (select id from mro_view',
  );
});
