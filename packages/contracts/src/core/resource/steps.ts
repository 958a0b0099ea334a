import * as z from 'zod/mini';
import type { Call, SecondPerson } from '../call.ts';
import type { Fields, ValuesOf } from '../field.ts';
import type { Action } from '../privileges.ts';
import type { Text } from '../text.ts';
import { paragraph } from '../text-fields.ts';
import type { Act } from './acts.ts';

/** Fields that must be filled in; of a list of names any one suffices. */
export type Required<Name extends string = string> = readonly (Name | readonly Name[])[];

/** What a step of a record declares; {@link step} checks it. */
export interface StepBase<F extends Fields = Fields> {
  readonly action: Action;
  readonly danger?: boolean;
  /** From any other state it is refused: 409 INVALID_STATE. Every state when left out. */
  readonly from?: readonly string[];
  /**
   * Refuses it from another state in place of INVALID_STATE, before the version is compared: of what waits for one
   * decision.
   */
  readonly stateRefusal?: 'NOT_PENDING';
  /** The state after it; of several, `perform` of the definition chooses. The state stays when left out. */
  readonly to?: string | readonly string[];
  /** Fields that must be filled in: 422 with REQUIRED beside each. */
  readonly requires?: Required;
  /** What is typed for it besides the reason: the same for each record of many. */
  readonly fields?: F;
  readonly titles?: { readonly [Name in NoInfer<keyof F & string>]: Text };
  /** Whether a reason of 5 to 255 characters is required. */
  readonly reason?: boolean;
  /** Decides what somebody else asked for. Default at the action `approve`: `independent`. */
  readonly secondPerson?: SecondPerson;
  /** Only who made the record may make it; to the others it does not exist. */
  readonly by?: 'maker';
  /** Error codes of the module's own rules. */
  readonly errors?: readonly string[];
}

/** A step of one record: its page offers it. */
export interface SingleStep<F extends Fields = Fields> extends StepBase<F> {
  readonly many?: undefined;
  /** Says what it does, in the documentation of its call. */
  readonly summary: string;
}

/** A step of one record or of many: a button on the page, on the row, and above the list. */
export interface StepOfMany<F extends Fields = Fields> extends StepBase<F> {
  /** Records that refuse it are named; the others go on. */
  readonly many: 'each';
  /** The verb on buttons. */
  readonly title: Text;
  /** Its effect, shown before it is confirmed. */
  readonly effect: Text;
  /** The page of the record renders the button itself. */
  readonly customButton?: true;
}

export type Step<F extends Fields = Fields> = SingleStep<F> | StepOfMany<F>;
export type Steps = Readonly<Record<string, Step>>;

/**
 * Declares a step: what happens to a record, from which states, and who decides. Calls, buttons, preview and run
 * follow.
 * @example
 * reject: step({ from: ['WAITING'], to: 'OPEN', action: 'approve', secondPerson: 'other', reason: true, summary })
 */
export const step = <const F extends Fields, const S extends Step<F>>(
  declared: S & Step<F> & { readonly fields?: F },
): S => declared;

/** Steps of a resource with a derived choice of states: wrong states, fields and codes do not compile. */
export type CheckedSteps<S, State extends string, Name extends string, Code extends string> = {
  readonly [Each in keyof S]: {
    readonly from?: readonly State[];
    readonly to?: State | readonly State[];
    readonly requires?: Required<Name>;
    readonly errors?: readonly Code[];
  };
};

/** States of a derived choice. Only steps write the field. */
export interface States<Field extends string = string> {
  readonly field: Field;
}

/** The values of a derived choice. */
export type StateOf<D extends Fields, Field> = Field extends keyof D ? ValuesOf<D>[Field] & string : never;

/** The reason of a step that requires one. */
export const stepReason = paragraph({ minimum: 5, maximum: 255 });
/** The answer of a step to one record. */
export const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
type Moved = z.infer<typeof moved>;

/** The act of a step that leads from state to state: its calls, buttons, preview and run are those of every act. */
export interface TransitionAct<F extends Fields = Fields> extends Act<F, Moved> {
  readonly transition: { readonly field: string; readonly from: readonly string[]; readonly to: string } & Pick<
    StepBase,
    'requires'
  >;
}

type Because = { readonly reason: typeof stepReason };
/** What is typed for a step. */
export type FieldsOf<S> = (S extends { readonly fields: infer F extends Fields } ? F : unknown) &
  (S extends { readonly reason: true } ? Because : unknown) &
  Fields;
type OfMany<S> = { [Name in keyof S & string]: S[Name] extends { readonly many: string } ? Name : never }[keyof S &
  string];
type ActOf<S> = S extends { readonly customButton: true } ? Act<FieldsOf<S>, Moved> : TransitionAct<FieldsOf<S>>;

/** The acts of steps that are of many. */
export type StepActs<S extends Steps> = { readonly [Name in OfMany<S>]: ActOf<S[Name]> };
/** The calls of the other steps. */
export type StepCalls<S extends Steps> = {
  readonly [Name in Exclude<keyof S & string, OfMany<S>>]: Call<
    unknown,
    { readonly secureId: string; readonly version: number } & ValuesOf<FieldsOf<S[Name]>>,
    Moved
  >;
};

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Fields that a record still lacks for a transition; all names of a group of which none is filled in.
 * @example
 * missingFor(['address', ['phone', 'whatsapp']], { address: 'Jalan 1', phone: null, whatsapp: null });
 * // ['phone', 'whatsapp']
 */
export const missingFor = (requires: Required = [], record: Readonly<Partial<ValuesOf<Fields>>>): string[] =>
  requires.flatMap((one) => {
    const names = typeof one === 'string' ? [one] : one;
    return names.every((name) => isEmpty(record[name])) ? names : [];
  });
