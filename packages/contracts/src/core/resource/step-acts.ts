import * as z from 'zod/mini';
import { call, type Call } from '../call.ts';
import type { Fields } from '../field.ts';
import { text, type Text } from '../text.ts';
import { typedValues, type Act, type Acts } from './acts.ts';
import type { Resource } from './declaration.ts';
import { item } from './schemas.ts';
import { moved, stepReason, type States, type Step, type StepOfMany, type Steps, type TransitionAct } from './steps.ts';

const reasonTitle = text('Alasan', 'Reason');

/**
 * What is typed for a step, its reason last.
 * @example
 * Object.keys(stepFields(siloRecords.steps.reject)); // ['reason']
 */
export const stepFields = ({ fields = {}, reason: asks }: Pick<Step, 'fields' | 'reason'>): Fields => ({
  ...fields,
  ...(asks ? { reason: stepReason } : {}),
});

/**
 * Their titles.
 * @example
 * Object.keys(stepTitles(siloRecords.steps.reject)); // ['reason']
 */
export const stepTitles = ({
  titles = {},
  reason: asks,
}: Pick<Step, 'titles' | 'reason'>): Readonly<Record<string, Text>> => ({
  ...titles,
  ...(asks ? { reason: reasonTitle } : {}),
});

const ownErrors = ({ from, stateRefusal, action, many, errors = [] }: Step): readonly string[] => [
  ...(from ? [stateRefusal ?? 'INVALID_STATE'] : []),
  // Of one record the module names it where it has `approvedBy`.
  ...(many && action === 'approve' ? ['APPROVER_LEVEL'] : []),
  ...errors,
];

function actOf(declared: StepOfMany, states: States | undefined): Act | TransitionAct {
  const { from, to, requires, customButton, title, effect, action, danger } = declared;
  const { secondPerson } = declared;
  const act = {
    title,
    effect,
    action,
    ...(danger ? { danger } : {}),
    ...(secondPerson ? { secondPerson } : {}),
    fields: stepFields(declared),
    titles: stepTitles(declared),
    result: moved,
    errors: ownErrors(declared),
  };
  return states && from && typeof to === 'string' && !customButton
    ? { ...act, transition: { field: states.field, from, to, ...(requires ? { requires } : {}) } }
    : act;
}

/**
 * The acts that follow from the steps of a resource.
 * @example
 * stepActs(branchContents.steps, branchContents.states).publish.transition.to; // 'PUBLISHED'
 */
export const stepActs = (steps: Steps, states: States | undefined): Acts =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, declared]) => (declared.many ? [[name, actOf(declared, states)]] : [])),
  );

/**
 * The calls of the steps that are of one record alone.
 * @example
 * stepCalls(siloRecords.steps, siloRecords).reject.path; // 'membership-silo/reject'
 */
export const stepCalls = (
  steps: Steps,
  { module, base, path, privilege }: Pick<Resource, 'module' | 'base' | 'path' | 'privilege'>,
): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, declared]) => {
      if (declared.many) return [];
      const { action, secondPerson, summary } = declared;
      const declaredCall = call({
        name: `${module}.${name}`,
        method: 'PUT',
        base,
        path: `${path}/${name}`,
        access: { privilege, action },
        ...(secondPerson ? { secondPerson } : {}),
        summary,
        idempotent: true,
        body: z.intersection(item, typedValues(stepFields(declared))),
        result: moved,
        errors: ['STALE_VERSION', ...ownErrors(declared)],
      });
      return [[name, declaredCall]];
    }),
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
