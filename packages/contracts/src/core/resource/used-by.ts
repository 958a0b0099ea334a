/**
 * Records of a module that use a record, as the refusal IN_USE reports them, with the filter that finds them in the
 * list of that module.
 */
export interface ReferencedBy {
  readonly module: string;
  readonly count: number;
  readonly filter?: Readonly<Record<string, string>>;
}

/** How records of another module use a record. */
export interface UsedBy {
  /** Their reference field; without one the other module counts its records itself. */
  readonly field?: string;
  /** What is refused with IN_USE, both unless given; only active records prevent a deactivation. */
  readonly prevents?: readonly Prevented[];
}

type Prevented = 'deactivate' | 'delete';

/**
 * Whether a use prevents an action.
 * @example
 * prevents({ field: 'mraId' }, 'delete'); // true
 */
export const prevents = ({ prevents: actions }: UsedBy, action: Prevented): boolean =>
  actions?.includes(action) ?? true;
