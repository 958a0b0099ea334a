import type { Resource } from '@console/contracts/core/resource';
import type { Language, Text } from '@console/contracts/core/text';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Sql } from '../resource/definition.ts';
import type { Selection } from '../resource/list-query.ts';
import { resourcesOf, type RegisteredResource, type Row as ListRow } from '../resource/registered.ts';
import type { Keyed } from '../resource/snapshot.ts';
import { keyedRecords, presented, selectedRecords, type StreamView } from '../resource/stream.ts';
import type { Cell, Column } from '../../platform/spreadsheets/columns.ts';
import { resourceColumns } from './cells.ts';
import { countUpTo } from './count.ts';
import { withNamedReferences } from './named-references.ts';
import { part } from '../../platform/http/part.ts';
import { stateNamed, stateSource } from './state/source.ts';

/** A column of a file: its name in the request, and how a row's value is written. */
export interface ExportColumn<Row> extends Column {
  readonly name: string;
  cell(row: Row): Cell;
}

/** Where the rows of a file come from; used for lists and reports alike. */
export interface ExportSource<Row extends object = ListRow> {
  /** The module of a list, or a report's own name; also the prefix of the file name. */
  readonly name: string;
  readonly title: Text;
  /** The resource whose privilege, export restriction and filters apply. */
  readonly registered: RegisteredResource;
  /** Always made by a job, because it is slow whatever its size. */
  readonly byJob?: boolean;
  /** Number of rows, exact up to `most`. */
  count(db: Db, selection: Selection, view: StreamView, most: number): Promise<number>;
  select(selection: Selection, view: StreamView): Sql;
  /** The rows by their ids, where they have ids. */
  keyed?(selection: Selection, view: StreamView): Keyed;
  /** Adds the values that SQL does not compute, and masks personal data. */
  finish(db: Db, rows: Row[], view: StreamView): Promise<Row[]>;
  /** All columns, or the requested ones. @throws Refusal VALIDATION for unknown ones */
  columns(wanted: readonly string[] | undefined, language: Language): ExportColumn<Row>[];
}

/** The list of a resource. */
export function resourceSource(registered: RegisteredResource): ExportSource {
  const resource: Resource = registered.resource;
  return {
    name: resource.module,
    title: resource.title,
    registered,
    count: (db, selection, { scope, now }, most) => countUpTo(db, registered, selection, scope, now, most),
    select: (selection, view) => selectedRecords(registered, selection, view),
    keyed: (selection, view) => keyedRecords(registered, selection, view),
    finish: async (db, rows, view) => withNamedReferences(db, registered, await presented(db, registered, rows, view)),
    columns: (wanted, language) => resourceColumns(resource, wanted, language),
  };
}

/** Sources that are not lists, by name. */
export const reportSources = part(() => new Map<string, ExportSource>());

/** The source of that name. @throws Refusal NOT_FOUND when this version of the program does not have it */
export function sourceOf(app: Application, name: string): ExportSource {
  const report = reportSources(app).get(name);
  if (report) return report;
  const state = stateNamed(name);
  const known = state && resourcesOf(app).get(state.module);
  if (known) return stateSource(known, state.day);
  const registered = resourcesOf(app).get(name);
  if (!registered) throw notFound();
  return resourceSource(registered);
}

/** The columns requested for a download; none means all. */
export const columnsAsked = (
  source: ExportSource,
  { columns, language }: { readonly columns: readonly string[]; readonly language: Language },
): readonly ExportColumn<never>[] =>
  source.columns(columns.length > 0 ? columns : undefined, language) as unknown as readonly ExportColumn<never>[];
