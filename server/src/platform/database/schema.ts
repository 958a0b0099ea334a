/**
 * All tables of the services as Kysely sees them. Every module adds its own beside its code:
 * `declare module './schema.ts' { interface Database { card_type: CardTypeTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the modules through declaration merging
export interface Database {}
