import type { CompanyTerms, CompanyView } from '../company-view.ts';
import type { Instalment } from '../instalment.ts';
import type { Terms } from '../terms.ts';

/** A case with its known result (docs/model/branches-stores.md#test-vectors). Services and screens are tested by it. */
export interface Vector {
  readonly id: string;
  readonly terms: Terms;
  readonly expected: Partial<Instalment>;
  readonly company?: { readonly terms: CompanyTerms; readonly expected: Partial<CompanyView> };
}
