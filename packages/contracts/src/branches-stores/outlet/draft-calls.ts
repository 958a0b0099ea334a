import { draftCallsOf } from '../../core/own-draft.ts';
import { typedRegistration } from '../store-terms/registration.ts';
import { typedUfiRegistration } from './ufi-registration.ts';
import { outletLines } from './vocabulary.ts';

const { SPEKTRA, UFI } = outletLines;

/** Drafts of registrations by line: the core system registers dealers of NMC. */
export const outletDraftCalls = {
  SPEKTRA: draftCallsOf({ ...SPEKTRA, values: typedRegistration }),
  UFI: draftCallsOf({ ...UFI, values: typedUfiRegistration }),
} as const;
