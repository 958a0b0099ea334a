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
import { part } from '../../platform/http/part.ts';

/** A column of a file: its name in the request, and how a row is written there. */
export interface ExportColumn<Row> extends Column {
  readonly name: string;
  cell(row: Row): Cell;
}

/** Where the rows of a file come from. Whatever is exported, list or report, goes this one way. */
export interface ExportSource<Row extends object = ListRow> {
  /** The module of a list, or a report's own name; also the beginning of the file's name. */
  readonly name: string;
  readonly title: Text;
  /** Whose privilege, export restriction and filters it has. */
  readonly registered: RegisteredResource;
  /** Takes long to make whatever its size: never made while somebody waits. */
  readonly byJob?: boolean;
  /** Number of rows, exact up to `most`. */
  count(db: Db, selection: Selection, view: StreamView, most: number): Promise<number>;
  select(selection: Selection, view: StreamView): Sql;
  /** The rows by their ids, where they have any. */
  keyed?(selection: Selection, view: StreamView): Keyed;
  /** Fills in what SQL did not, and masks. */
  finish(db: Db, rows: Row[], view: StreamView): Promise<Row[]>;
  /** All columns, or those asked for. @throws Refusal VALIDATION for unknown ones */
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
    finish: (db, rows, view) => presented(db, registered, rows, view),
    columns: (wanted, language) => resourceColumns(resource, wanted, language),
  };
}

/** The sources of the program that are no lists, by name. */
export const reportSources = part(() => new Map<string, ExportSource>());

/** The source of that name. @throws Refusal NOT_FOUND when the program has it no more */
export function sourceOf(app: Application, name: string): ExportSource {
  const report = reportSources(app).get(name);
  if (report) return report;
  const registered = resourcesOf(app).get(name);
  if (!registered) throw notFound();
  return resourceSource(registered);
}

/** The columns that a download was asked for with; none named are all. */
export const columnsAsked = (
  source: ExportSource,
  { columns, language }: { readonly columns: readonly string[]; readonly language: Language },
): readonly ExportColumn<never>[] =>
  source.columns(columns.length > 0 ? columns : undefined, language) as unknown as readonly ExportColumn<never>[];
