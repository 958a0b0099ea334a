import { draftCallsOf } from '../../core/own-draft.ts';
import { typedValues } from '../../core/typed-values.ts';
import { dealersUfi } from '../dealer-ufi.ts';
import { typedRegistration } from '../store-terms/registration.ts';
import { outletLines } from './vocabulary.ts';

const { SPEKTRA, UFI } = outletLines;

/** Drafts of registrations by line: the core system registers dealers of NMC. */
export const outletDraftCalls = {
  SPEKTRA: draftCallsOf({ ...SPEKTRA, values: typedRegistration }),
  UFI: draftCallsOf({ ...UFI, values: typedValues(Object.keys(dealersUfi.fields)) }),
} as const;
