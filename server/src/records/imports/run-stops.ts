/** The run of an import stops here: somebody asked for it, or the program is closing. */
export class StopRequested extends Error {}

/** The preview is outdated; a STAGED import then applies nothing. */
export class PreviewOutdated extends Error {
  /** Numbers of the rows that changed first. */
  readonly rows: readonly number[];
  constructor(rows: readonly number[]) {
    super();
    this.rows = rows;
  }
}
