import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { files } from '../../records/files/module.ts';
import { cardVerificationModule } from './module.ts';
import { verifier } from './verification.fixtures.ts';
import type { TestServer } from '../../../test/server.ts';

/** What the server of these tests serves. */
export const decisionModules = [files, cardVerificationModule];

/** Calls of the desk of verifiers. */
export const decisionsOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const make = (call: keyof typeof calls, caller = verifier, body: object = {}) =>
    server.current.call(calls[call], caller, { body });
  const row = (id: string) =>
    db().selectFrom('card_verification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { db, make, row };
};
