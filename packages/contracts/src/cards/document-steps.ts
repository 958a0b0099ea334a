import * as z from 'zod/mini';
import { call, type Call, type SecondPerson } from '../core/call.ts';
import type { Base } from '../core/bases.ts';
import type { Action } from '../core/privileges.ts';
import type { Text } from '../core/text.ts';

/** One step of a record with states of its own, as one person takes it. */
export interface DocumentStep<State extends string = string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly action: Action;
  /** What the audit trail calls it. */
  readonly verb: Uppercase<string>;
  /** On the button. */
  readonly title: Text;
  /** The question before the step, and its consequence. */
  readonly question: Text;
  readonly consequence?: Text;
  readonly reason?: 'required' | 'optional';
  /** Those who created or edited the record may not take this step, admins included. */
  readonly secondPerson?: SecondPerson;
  /** Takes something away. */
  readonly danger?: boolean;
  /** The record's next step. */
  readonly leads?: boolean;
}
export type DocumentSteps<State extends string = string> = Readonly<Record<string, DocumentStep<State>>>;

const reason = z.string().check(z.minLength(5), z.maxLength(255));
const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
export interface StepBody {
  readonly secureId: string;
  readonly version: number;
  readonly reason?: string | null | undefined;
}

/** A call per step: `PUT {path}/{step}`. */
export const stepCalls = <const S extends DocumentSteps>(
  at: { readonly module: string; readonly base?: Base; readonly path?: string; readonly privilege: string },
  steps: S,
  errors: readonly string[] = [],
) =>
  Object.fromEntries(
    Object.entries<DocumentStep>(steps).map(([name, step]) => [
      name,
      call({
        name: `${at.module}.${name}`,
        audit: step.verb,
        method: 'PUT',
        base: at.base ?? 'middle',
        path: `${at.path ?? at.module}/${name}`,
        access: { privilege: at.privilege, action: step.action },
        summary: `${at.module}: ${step.title.en}`,
        body: z.object({
          secureId: z.uuid(),
          version: z.int(),
          reason: step.reason === 'required' ? reason : z.nullish(reason),
        }),
        result: moved,
        ...(step.secondPerson ? { secondPerson: step.secondPerson } : {}),
        errors: ['INVALID_STATE', 'STALE_VERSION', ...errors],
      }),
    ]),
  ) as { readonly [Name in keyof S]: Call<unknown, StepBody, z.infer<typeof moved>> };

/** Why a step is refused for what everybody sees: state and maker. */
export function stepRefusal(
  step: DocumentStep,
  record: { readonly state: string; readonly editors?: readonly string[] },
  username: string | null,
): 'INVALID_STATE' | 'SELF_APPROVAL' | undefined {
  if (!step.from.includes(record.state)) return 'INVALID_STATE';
  return step.secondPerson && username !== null && record.editors?.includes(username) ? 'SELF_APPROVAL' : undefined;
}
