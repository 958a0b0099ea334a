import type { Tx } from '../../platform/context.ts';

/** Whether another office had this slug: links to it lead there. */
export const takenSlug = async (tx: Tx, slug: string, id: string | undefined): Promise<boolean> =>
  (await tx
    .selectFrom('branch_content_slug')
    .select('content_id')
    .where('slug', '=', slug)
    .$if(id !== undefined, (query) => query.where('content_id', '!=', id as string))
    .executeTakeFirst()) !== undefined;

/** Keeps the slug that an office gives up, so that its old address still leads to it. */
export async function keepSlug(tx: Tx, id: string, before: string | undefined, slug: string): Promise<void> {
  if (before === undefined || before === slug) return;
  await tx
    .insertInto('branch_content_slug')
    .values({ slug: before, content_id: id })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  await tx.deleteFrom('branch_content_slug').where('slug', '=', slug).where('content_id', '=', id).execute();
}

/**
 * A name as part of an address: lower-case letters and digits, joined by hyphens.
 * @example slugOf('Kantor Jakarta Pusat'); // 'kantor-jakarta-pusat'
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
