import type { DeclaredConditions } from '../conditions/operators.ts';
import type { Fields } from '../field.ts';
import type { NeededOffice } from '../page-needs.ts';
import type { DeclaredQueues } from '../queues.ts';
import type { Text } from '../text.ts';
import type { DeclaredGroupings } from '../totals.ts';
import type { coreFields, coreFilters } from './core-feed.ts';
import type { RecordFrame, Resource, Shape } from './declaration.ts';
import type { ActsRefusing, CodeOfErrors, DecidedOf, RangeOf, TabsOf } from './checked-names.ts';
import type { Parent } from './parent.ts';
import type { periodFields, periodFilters, phaseFields } from './effective.ts';

/** Names of what a record holds: its fields, those derived, and the frame. */
type NameOf<F extends Fields, D extends Fields> = NoInfer<
  (keyof F & string) | (keyof D & string) | keyof RecordFrame | 'status'
>;

/** What a declaration of a resource gives; names of fields are checked. */
export type Options<
  F extends Fields,
  D extends Fields,
  L extends Fields,
  S extends Shape,
  R extends Resource['errors'] = Resource['errors'],
> = Pick<Resource<F, D, L, S>, 'module' | 'title' | 'operations' | 'volume'> &
  Partial<
    Omit<
      Resource<F, D, L, S>,
      | 'fields'
      | 'effective'
      | 'list'
      | 'label'
      | 'summary'
      | 'titles'
      | 'choice'
      | 'reasonFor'
      | 'coreFed'
      | 'derived'
      | 'states'
      | 'steps'
      | 'writtenInPart'
      | 'queues'
      | 'parent'
      | 'ranges'
      | 'decided'
      | 'auditsReads'
      | 'acts'
      | 'errors'
    >
  > & {
    readonly label: NameOf<F, D> | readonly NameOf<F, D>[];
    readonly summary?: readonly NameOf<F, D>[];
    readonly titles?: { readonly [Name in NameOf<F, D> | NoInfer<keyof L & string>]?: Text };
    readonly choice?: { readonly code: NameOf<F, D>; readonly name: NameOf<F, D> };
    readonly reasonFor?: readonly NoInfer<keyof F & string>[];
    readonly queues?: DeclaredQueues<NoInfer<L>, NameOf<F, D>, NoInfer<S['calls']>>;
    readonly parent?: Parent<NoInfer<keyof F & string>, NameOf<F, D>>;
    readonly writtenInPart?: {
      readonly office: NeededOffice;
      readonly others: readonly NoInfer<keyof F & string>[];
    };
    readonly ranges?: readonly RangeOf<NoInfer<F>>[];
    readonly decided?: DecidedOf<NoInfer<F>, NoInfer<D>>;
    readonly auditsReads?: { readonly byFilters: readonly NoInfer<keyof L & string>[] };
    readonly acts?: S['acts'] & ActsRefusing<S['acts'], CodeOfErrors<R>>;
    readonly errors?: R;
    readonly list: Partial<
      Omit<
        Resource['list'],
        | 'filters'
        | 'mainFilters'
        | 'conditions'
        | 'groupings'
        | 'numbers'
        | 'tabs'
        | 'defaultSort'
        | 'sorts'
        | 'search'
        | 'columns'
      >
    > & {
      readonly filters?: L;
      readonly mainFilters?: readonly NoInfer<keyof L & string>[];
      readonly conditions?: DeclaredConditions<NoInfer<F>, NoInfer<D>>;
      readonly groupings?: NoInfer<DeclaredGroupings<F, D>>;
      readonly sorts?: readonly NameOf<F, D>[];
      readonly defaultSort: readonly `${NameOf<F, D>},${'asc' | 'desc'}`[];
      readonly search?: readonly NameOf<F, D>[];
      readonly columns?: readonly NameOf<F, D>[];
      readonly numbers?: S['numbers'] & readonly NameOf<F, D>[];
      readonly tabs?: S['tabs'] & TabsOf<NoInfer<L>>;
    };
  };

/** `Then` for resources that declare the part `K`. */
type WhenGiven<K, Then extends Fields> = [K] extends [undefined] ? unknown : Then;
export type Derived<D extends Fields, K, P> = D & WhenGiven<K, typeof coreFields> & WhenGiven<P, typeof phaseFields>;
export type Filters<L extends Fields, K, P> = L & WhenGiven<K, typeof coreFilters> & WhenGiven<P, typeof periodFilters>;
export type Stored<F extends Fields, P> = F & WhenGiven<P, typeof periodFields>;
