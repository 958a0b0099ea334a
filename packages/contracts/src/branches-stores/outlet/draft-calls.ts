import { draftCallsOf } from '../../core/own-draft.ts';
import { typedValues } from '../../core/typed-values.ts';
import { dealersUfi } from '../dealer-ufi.ts';
import { stores } from '../store.ts';
import { outletLines } from './vocabulary.ts';

const { SPEKTRA, UFI } = outletLines;

/** Drafts of registrations by line: the core system registers dealers of NMC. */
export const outletDraftCalls = {
  SPEKTRA: draftCallsOf({ ...SPEKTRA, values: typedValues(Object.keys(stores.fields)) }),
  UFI: draftCallsOf({ ...UFI, values: typedValues(Object.keys(dealersUfi.fields)) }),
} as const;
