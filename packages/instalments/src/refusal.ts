/** Why an instalment cannot be calculated; the codes of the answers to simulations. */
export type RefusalCode = 'DP_TOO_LOW' | 'LTV_EXCEEDED' | 'RATE_OUT_OF_BOUNDS' | 'NOTHING_FINANCED';

/** Terms that the rules refuse. `parameters` fill the message of the code. */
export class TermsRefused extends Error {
  override readonly name = 'TermsRefused';
  readonly code: RefusalCode;
  readonly parameters: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, parameters: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}
