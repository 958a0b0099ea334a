/** A column with encrypted values. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** Column with the keyed hash for equality search. */
  readonly hash?: string;
  /** The hash is computed over the text in lower case. */
  readonly caseless?: true;
  /** Rows are found by keyed hashes alone and deleted when the key changes. */
  readonly byHashAlone?: true;
  /** The encrypted values are part of JSON, or stand beside other values. */
  readonly among?: true;
}
