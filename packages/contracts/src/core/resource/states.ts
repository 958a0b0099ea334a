import * as z from 'zod/mini';
import { paragraph } from '../text-fields.ts';
import type { Fields, ValuesOf } from '../field.ts';
import type { Action } from '../privileges.ts';
import { text, type Text } from '../text.ts';
import type { Act, Acts } from './acts.ts';

/** Fields that must be filled in; of a list of names any one suffices. */
export type Required<Name extends string = string> = readonly (Name | readonly Name[])[];

/** A step of a record from one state to another: a button on its page and its row, and for many records. */
export interface Transition<State extends string = string, Name extends string = string, Code extends string = string> {
  /** The verb on buttons. */
  readonly title: Text;
  /** What it has for an effect, shown before it is confirmed. */
  readonly effect: Text;
  readonly action: Action;
  readonly danger?: boolean;
  /** From any other state it is refused: 409 INVALID_STATE. */
  readonly from: readonly State[];
  readonly to: State;
  /** Fields that must be filled in: 422 with REQUIRED beside each. */
  readonly requires?: Required<Name>;
  /** What is typed for it besides the reason. */
  readonly fields?: Fields;
  readonly titles?: Readonly<Record<string, Text>>;
  /** Whether a reason of 5 to 255 characters is asked for. */
  readonly reason?: boolean;
  /** Error codes of the module's own precondition. */
  readonly errors?: readonly Code[];
}

/** The state machine of a resource, as data. The field is derived: only transitions write it. */
export interface States {
  readonly field: string;
  readonly transitions: Readonly<Record<string, Transition>>;
}

/** States of a derived choice: wrong states, fields and names do not compile. */
export interface StatesOf<
  F extends Fields,
  D extends Fields,
  SF extends string,
  X extends string,
  Code extends string = string,
> {
  readonly field: SF & keyof D;
  readonly transitions: {
    readonly [Name in X]: Transition<ValuesOf<D>[NoInfer<SF> & keyof D] & string, NoInfer<keyof F & string>, Code>;
  };
}

const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

/** The act of a transition: its calls, buttons, preview and run are those of every act. */
export interface TransitionAct extends Act<Fields, z.infer<typeof moved>> {
  readonly transition: Pick<Transition, 'from' | 'to' | 'requires'> & { readonly field: string };
}

/** The acts of a machine, by the name of the transition. */
export type TransitionActs<Names extends string> = [Names] extends [never]
  ? unknown
  : { readonly [Name in Names]: TransitionAct };

/** Names of the transitions among acts. */
export type TransitionName<A> = {
  [Name in keyof A & string]: A[Name] extends { readonly transition: object } ? Name : never;
}[keyof A & string];

const reason = paragraph({ minimum: 5, maximum: 255 });
const reasonTitle = text('Alasan', 'Reason');

/**
 * The acts that follow from the states of a resource.
 * @example
 * transitionActs(branchContents.states).publish.transition.to; // 'PUBLISHED'
 */
export const transitionActs = ({ field, transitions }: States): Readonly<Record<string, TransitionAct>> =>
  Object.fromEntries(
    Object.entries(transitions).map(
      ([name, { from, to, requires, fields = {}, titles = {}, reason: asks, errors = [], ...words }]) => [
        name,
        {
          ...words,
          fields: { ...fields, ...(asks ? { reason } : {}) } as Fields,
          titles: { ...titles, ...(asks ? { reason: reasonTitle } : {}) } as Readonly<Record<string, Text>>,
          result: moved,
          errors: ['INVALID_STATE', ...(words.action === 'approve' ? ['APPROVER_LEVEL'] : []), ...errors],
          transition: { field, from, to, ...(requires ? { requires } : {}) },
        },
      ],
    ),
  );

/**
 * The transitions among the acts of a resource.
 * @example
 * transitionsOf(branchContents).map(([name]) => name); // ['publish', 'hide']
 */
export const transitionsOf = ({ acts }: { readonly acts?: Acts }): readonly (readonly [string, TransitionAct])[] =>
  // Contracts of remotes built before `acts` existed do not have it.
  Object.entries(acts ?? {}).flatMap(([name, act]) =>
    'transition' in act ? [[name, act as TransitionAct] as const] : [],
  );

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
