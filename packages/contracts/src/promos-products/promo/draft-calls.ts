import type { BusinessLine } from '../../core/business-lines.ts';
import { draftCallsOf } from '../../core/own-draft.ts';
import { promoLines } from './lines.ts';
import { typedDraft } from './typed.ts';

/** The calls of the draft that everybody has of a new promo of a line, in whatever browser. */
export const promoDraftCalls = (of: BusinessLine) => draftCallsOf({ ...promoLines[of], values: typedDraft(of) });
