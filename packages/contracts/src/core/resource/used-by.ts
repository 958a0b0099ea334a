import * as z from 'zod/mini';
import { call, type Call } from '../call.ts';
import type { Text } from '../text.ts';
import type { Resource } from './declaration.ts';

/**
 * Records of a module that use a record, as the refusal IN_USE reports them, with the filter that finds them in the
 * list of that module.
 */
export interface ReferencedBy {
  readonly module: string;
  readonly count: number;
  /** What the records are called, where their module has no page of its own. */
  readonly title?: Text;
  /** The module whose list finds them, where it is not theirs. */
  readonly list?: string;
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

const words = z.object({ id: z.string(), en: z.string() });
const use = {
  module: z.string(),
  count: z.int(),
  title: z.optional(words),
  list: z.optional(z.string()),
  filter: z.optional(z.record(z.string(), z.string())),
} as const;
/** Schema of {@link ReferencedBy}. */
export const referencedBy = z.object(use);
const knownUse = z.object({
  ...use,
  /** Whether it prevents the deactivation. */
  prevents: z.boolean(),
});
/** A use of a record as the question before its deactivation shows it. */
export type KnownUse = z.infer<typeof knownUse>;

/** Whether the question before a deactivation says what uses the record. */
export const hasUses = ({ usedBy, operations }: Pick<Resource, 'usedBy' | 'operations'>): boolean =>
  operations.includes('deactivate') && Object.keys(usedBy).length > 0;

/**
 * The call that says which active records use a record, asked before it is switched off.
 * @example
 * usesCall(linesOfBusiness).path; // 'master-lob/{secureId}/uses'
 */
export const usesCall = ({
  module,
  base,
  path,
  privilege,
  title,
}: Pick<Resource, 'module' | 'base' | 'path' | 'privilege' | 'title'>): Call<unknown, unknown, KnownUse[]> =>
  call({
    name: `${module}.uses`,
    method: 'GET',
    base,
    path: `${path}/{secureId}/uses`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: active records that use one`,
    result: z.array(knownUse),
  });
