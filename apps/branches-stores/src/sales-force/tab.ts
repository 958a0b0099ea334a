import { servedOutlets } from '@console/contracts/branches-stores/sales-force/outlets';
import { text } from '@console/contracts/core/text';
import { addressOf } from '@console/contracts/routes/address';
import { childTab } from '@console/ui/children';
import type { Mapping, MappingRegister } from './register.ts';

/** The sales people of an outlet on its page. A row leads to the list of its mappings, where they are changed. */
export function salesForceTab({ line, resource, page }: MappingRegister) {
  const { id } = servedOutlets[line];
  const { module, privilege } = resource;
  return childTab(resource, {
    parent: id as 'dealerId',
    routes: { module, privilege, pages: {} },
    detail: (row) => `${addressOf(page)}?${id}=${(row as Mapping)[id as 'dealerId']}`,
    columns: [
      { field: 'sfName', second: 'sfNpk', width: 220 },
      'salesCode',
      'isPrimary',
      'startDate',
      'endDate',
      'state',
    ],
    title: text('Sales force'),
  });
}
