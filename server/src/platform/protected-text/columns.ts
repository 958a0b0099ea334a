/** A column that holds secrets at rest. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** Column with the keyed hash by which the same text is found. */
  readonly hash?: string;
  /** The hash is that of the text in lower case. */
  readonly caseless?: true;
  /** What it stands for is found by keyed hashes alone: its rows are deleted when the key changes. */
  readonly byHashAlone?: true;
  /** The secrets stand inside JSON, or beside other values. */
  readonly among?: true;
}
