import type { KnownCodes } from '../../branches-stores/index.ts';

/** Which of these codes active groups have; concessions are for them alone. */
export const codesOfGroups: KnownCodes = async (db, codes) => {
  const rows = await db
    .selectFrom('member_group')
    .select('code')
    .where('code', 'in', codes)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
};
