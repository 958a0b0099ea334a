import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for verification return (docs/model/cards.md#reasons). */
export const verificationReturnReasonsModule: Module = (app) => {
  registerResource(app, verificationReturnReasons, { table: 'verification_return_reason' });
};
