import type { Resource } from '@console/contracts/core/resource';
import { masterGroups, type MasterData } from '@console/contracts/core/resource/master-data';
import type { Language, Text } from '@console/contracts/core/text';
import { placeTitles } from '@console/contracts/shell/place-titles';
import { isIn } from '../../platform/flag.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';

/** A resource that is declared as master data, with its list. */
export interface DataSet {
  readonly registered: RegisteredResource;
  readonly resource: Resource & { readonly masterData: MasterData };
  /** Address of its list. */
  readonly url: string;
}

/** The sets of master data that the caller may browse, whatever module declares them. */
export const dataSetsOf = (app: Application, caller: Caller): DataSet[] =>
  [...resourcesOf(app).values()].flatMap((registered): DataSet[] => {
    const { resource } = registered;
    const { masterData } = resource;
    return masterData && caller.can(resource.privilege, 'view')
      ? [{ registered, resource: { ...resource, masterData }, url: resource.place?.list ?? `/${resource.module}` }]
      : [];
  });

/** Its name in the sidebar. */
export const nameOf = ({ resource, url }: DataSet, language: Language): string =>
  ((placeTitles as Readonly<Record<string, Text>>)[url] ?? resource.title)[language];

const place = ({ resource }: DataSet): number =>
  masterGroups.findIndex(({ value }) => value === resource.masterData.group);

/** Compares by group, then by name; or by name alone. */
export const inOrder =
  (order: 'GROUP' | 'NAME', language: Language) =>
  (one: DataSet, other: DataSet): number =>
    (order === 'GROUP' ? place(one) - place(other) : 0) ||
    nameOf(one, language).localeCompare(nameOf(other, language), language);

/** Whether the caller may take it as a file. The export restriction of the caller is checked when a file is asked. */
export const isReportable = ({ resource: { privilege, operations, list } }: DataSet, caller: Caller): boolean =>
  operations.includes('download') &&
  caller.can(privilege, 'export') &&
  (!list.exportGroup || isIn(caller, list.exportGroup));
