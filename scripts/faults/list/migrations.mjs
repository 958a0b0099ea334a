/** Steps of the schema. @type {readonly import('../faults.mjs').Fault[]} */
export const migrationFaults = [
  {
    name: 'unique-index-missing',
    kind: 'migration',
    file: 'server/src/cards/card-types/migration.ts',
    find: 'create unique index card_type_tier_key',
    replace: 'create index card_type_tier_key',
    caughtBy: { server: 'src/cards/card-types/card-types.test.ts', database: 'embedded' },
  },
  {
    name: 'movements-can-be-deleted',
    kind: 'migration',
    file: 'server/src/cards/lifecycle/schema/movement.ts',
    find: 'before update or delete or truncate on card_movement',
    replace: 'before truncate on card_movement',
    caughtBy: { server: 'src/cards/lifecycle/transition.test.ts', database: 'postgresql' },
  },
  {
    name: 'migration-number-used-twice',
    kind: 'migration',
    file: 'server/src/promos-products/migrations.ts',
    find: "'0040_master_banner'",
    replace: "'0041_master_banner'",
    caughtBy: { check: 'check boundaries' },
  },
];
