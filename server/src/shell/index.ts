/** What other domains may use of the console's own modules. */
export { linkOnlyUrls, privilegeAt } from './menu/seeded-sidebar.ts';
export { accountsToTell } from './user/demo-accounts.ts';
export { userId } from './user/seed.ts';
export { seedUsers } from './user/user-table.ts';
