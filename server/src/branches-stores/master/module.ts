import {
  masterCalls,
  masterOverview,
  reportLimit,
  type MasterQuery,
  type MasterRow,
} from '@console/contracts/branches-stores/master';
import { activityFilters, type CountedFilter } from '@console/contracts/core/resource/master-data';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { viewPlaces } from '../../records/list-views/places.ts';
import { CachedFigures } from './cached-figures.ts';
import { dataSetsOf, inOrder, isReportable, nameOf, type DataSet } from './data-sets.ts';
import { serveState } from './state.ts';

/** Address of the list under a filter; `null` when the list cannot show it by one value of one filter. */
const filteredUrl = ({ resource, url }: DataSet, { filter, values }: CountedFilter): string | null =>
  values.length === 1 && filter in resource.list.filters
    ? `${url}?${new URLSearchParams({ [filter]: values[0]! }).toString()}`
    : null;

const urlsOf = (dataSet: DataSet): MasterRow['urls'] => {
  const { active, inactive } = activityFilters(dataSet.resource);
  return {
    active: filteredUrl(dataSet, active),
    inactive: filteredUrl(dataSet, inactive),
    conflicts: dataSet.resource.coreFed ? filteredUrl(dataSet, { filter: 'syncState', values: ['CONFLICT'] }) : null,
  };
};

/** Whether the figures pass the filters; what could not be counted passes none. */
const passes = ({ waiting, syncConflict }: MasterQuery, { figures }: MasterRow): boolean =>
  (!waiting || (figures?.waiting ?? 0) > 0) && (!syncConflict || (figures?.conflicts ?? 0) > 0);

/** The overview of all master data and its reports (docs/model/branches-stores.md#master-overview). */
export const masterModule: Module = (app) => {
  const cached = new CachedFigures(app);
  const { module, privilege } = masterOverview;
  viewPlaces(app).set(module, { privilege, limit: reportLimit, isPrivate: true });
  serveState(app);
  serve(app, masterCalls.reporting, async ({ caller, language }) =>
    dataSetsOf(app, caller)
      .filter((dataSet) => isReportable(dataSet, caller))
      .toSorted(inOrder('GROUP', language))
      .map((dataSet) => ({
        module: dataSet.resource.module,
        name: nameOf(dataSet, language),
        line: dataSet.resource.masterData.line ?? null,
        group: dataSet.resource.masterData.group,
      })),
  );
  serve(app, masterCalls.overview, async ({ caller, language, query }) => {
    const { name = '', line, group, order = 'GROUP' } = query;
    const searched = name.trim().toLowerCase();
    const dataSets = dataSetsOf(app, caller)
      .filter(({ resource: { masterData } }) => !line || masterData.line === line)
      .filter(({ resource: { masterData } }) => !group || masterData.group === group)
      .filter((dataSet) => nameOf(dataSet, language).toLowerCase().includes(searched))
      .toSorted(inOrder(order, language));
    const rows = await inTurns(dataSets, async (dataSet): Promise<MasterRow> => ({
      module: dataSet.resource.module,
      name: nameOf(dataSet, language),
      line: dataSet.resource.masterData.line ?? null,
      group: dataSet.resource.masterData.group,
      figures: await cached.of(dataSet.registered, caller),
      url: dataSet.url,
      urls: urlsOf(dataSet),
    }));
    return rows.filter((row) => passes(query, row));
  });
};
