import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { sql } from 'kysely';
import { photoReasons } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for verification return (docs/model/cards.md#reasons), also for photos of members. */
export const verificationReturnReasonsModule: Module = (app) => {
  registerResource(app, verificationReturnReasons, { table: 'verification_return_reason' });
  photoReasons(app).current = {
    forType: (db, documentType) =>
      db
        .selectFrom('verification_return_reason')
        .select(['id', 'name', 'message_to_applicant as message'])
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .where((eb) => eb.or([eb('document_type', '=', documentType as never), eb('document_type', 'is', null)]))
        .orderBy(sql`document_type is null`)
        .orderBy('sort_order')
        .execute(),
    async names(db, ids) {
      const rows = await db
        .selectFrom('verification_return_reason')
        .select(['id', 'name'])
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
};
