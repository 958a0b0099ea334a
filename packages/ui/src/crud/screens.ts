import type { RecordFrame, RecordOf, Resource } from '@console/contracts/core/resource';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { DetailField, DetailSection, DetailTab, Refusals, ResourceDetailProps } from '../detail/index.ts';
import type { FormField, FormSection, CreatePageProps, UpdatePageProps } from '../form/index.ts';
import type { ListColumn, ResourceListProps } from '../list/index.ts';

export type StandardPage = 'list' | 'create' | 'import' | 'detail' | 'update';

/** Addresses of a module's standard pages, from the list of routes. */
export interface ModuleRoutes {
  readonly module: string;
  readonly privilege: string;
  readonly pages: Partial<Readonly<Record<StandardPage, string>>>;
}

type FieldName<R extends Resource> = keyof R['fields'] & string;
/** Names that a list or a detail page can show. */
type ShownName<R extends Resource> = FieldName<R> | (keyof R['derived'] & string) | keyof RecordFrame | 'status';

interface Section<Entry> {
  readonly title?: FormSection['title'];
  readonly description?: FormSection['description'];
  readonly fields: readonly Entry[];
}
type FormEntry<R extends Resource> = FieldName<R> | (FormField & { readonly name: FieldName<R> });
type DetailEntry<R extends Resource> = ShownName<R> | (DetailField<RecordOf<R>> & { readonly name: ShownName<R> });
type ColumnEntry<R extends Resource> = ShownName<R> | (ListColumn<RecordOf<R>> & { readonly field: ShownName<R> });

/** Properties of a page, or a hook that returns them; on pages of one record the hook gets its id. */
type Own<Props, Arguments extends readonly unknown[] = []> = Partial<Props> | ((...given: Arguments) => Partial<Props>);
type OfRecord = [secureId: string];

/** What the standard pages of a module show besides what its contract says. */
export interface ScreenOptions<R extends Resource> {
  /** Fields of the form, in order and grouped; of the detail page too unless `detailSections` is given. */
  readonly sections?: readonly Section<FormEntry<R>>[];
  readonly detailSections?: readonly Section<DetailEntry<R>>[];
  /** Sections of the detail page after those of the form. */
  readonly moreSections?: readonly Section<DetailEntry<R>>[];
  /** Further tabs of the detail page; those with records of other modules are given to `crud`. */
  readonly tabs?: readonly DetailTab<RecordOf<R>>[];
  /** Columns of the list; those of the contract unless given. */
  readonly columns?: readonly ColumnEntry<R>[];
  /** Start values of a new record. */
  readonly initial?: CreatePageProps<R>['initial'];
  /** The import that the module's import page runs. */
  readonly import?: ImportDefinition;
  /** Standard actions that the services would refuse now, by error code: on the list and the detail page. */
  readonly refuses?: (record: RecordOf<R>) => Refusals;
  /** The list may replace the resource, e.g. by one whose filters have choices that only the server knows. */
  readonly list?: Own<Omit<ResourceListProps<RecordOf<R>>, 'paths' | 'refuses'>>;
  readonly create?: Own<Omit<CreatePageProps<R>, 'resource' | 'paths'>>;
  readonly update?: Own<Omit<UpdatePageProps<R>, 'resource' | 'paths' | 'secureId'>, OfRecord>;
  readonly detail?: Own<
    Omit<ResourceDetailProps<R>, 'resource' | 'sections' | 'paths' | 'secureId' | 'refuses'>,
    OfRecord
  >;
}

/** Screens of a module, made by {@link screens}. */
export interface Screens {
  readonly resource: Resource;
  readonly options: ScreenOptions<Resource>;
}

/**
 * Declares what the standard pages of a module show. Names of fields are checked against the contract.
 * @example
 * export default screens(mras, { sections: [{ fields: ['mraCode', 'name', 'regionId'] }] });
 */
export const screens = <R extends Resource>(resource: R, options: ScreenOptions<R> = {}): Screens => ({
  resource,
  options: options as unknown as ScreenOptions<Resource>,
});

/** The properties themselves, of a hook or plain. A module gives always the same of both. */
export const useOwn = <Props, Arguments extends readonly unknown[]>(
  own: Own<Props, Arguments> | undefined,
  ...given: Arguments
): Partial<Props> => (typeof own === 'function' ? own(...given) : own) ?? {};

/** A field of the form as the detail page shows it: of the same width, without its input. */
function shownField(entry: string | FormField): string | DetailField {
  if (typeof entry === 'string') return entry;
  const { name, wide } = entry;
  return wide === undefined ? name : { name, wide };
}

/** The sections of the detail page: its own, or those of the form and further ones. */
export const detailSectionsOf = ({
  detailSections,
  sections,
  moreSections = [],
}: ScreenOptions<Resource>): readonly DetailSection[] | undefined =>
  (detailSections as readonly DetailSection[] | undefined) ??
  (sections && [
    ...sections.map(({ title, fields }) => ({ ...(title ? { title } : {}), fields: fields.map(shownField) })),
    ...(moreSections as readonly DetailSection[]),
  ]);
