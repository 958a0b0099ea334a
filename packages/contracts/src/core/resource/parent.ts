/**
 * The record that a record belongs to, and what a move to another one means. A move is audited as MOVE_PARENT.
 * `F` are names of fields that staff edit, `N` those of all fields.
 */
export interface Parent<F extends string = string, N extends string = string> {
  /** The field that names it. */
  readonly field: F;
  /** The field of a code that begins with the code of the parent at creation. */
  readonly code?: F;
  /** Who alone moves records; everybody who updates them unless given. */
  readonly movedBy?: 'admin';
  /** Counts of what moves along: the form shows them before it saves a move, which then needs a reason. */
  readonly takes?: readonly N[];
}
