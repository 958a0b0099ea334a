import { activityFilters, endFieldOf } from '@console/contracts/core/resource/master-data';
import { masterCalls, type MasterRow } from '@console/contracts/branches-stores/master';
import { domains } from '@console/contracts/domains';
import * as routes from '@console/contracts/routes/modules';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({ modules });

const lists = Object.values(routes).map(({ pages }) => (pages as { readonly list?: string }).list);

/** Lists of records with a status, a period or a feed that are no master data, with the reason. */
const noMasters: Readonly<Record<string, string>> = {
  'app-setting-properties': 'Settings of the console.',
  roles: 'Rights.',
  user: 'Accounts.',
  'menu-management': 'The arrangement of the console.',
  'sub-menu': 'The arrangement of the console.',
  'master-token-api': 'Rights of other programs.',
  'token-management': 'Rights of other programs.',
  'membership-employee': 'Members.',
  'dealer-nmc-marketing-scheme': 'Terms of one dealer, on the page of the dealer.',
  'dealer-ufi-marketing-scheme': 'Terms of one dealer, on the page of the dealer.',
  'store-rate': 'Terms of one store, on the page of the store.',
  'store-exclusive-rate': 'Terms of one store, listed by store.',
  'new-dealer-nmc': 'Registrations, which become dealers.',
  'sales-force': 'Persons of the core system, chosen for stores and dealers.',
};

test('every list of records with a status, a period or a feed is declared as master data, or says why not', () => {
  const candidates = domains
    .flatMap(({ resources }) => resources)
    .filter(({ operations, nested }) => operations.includes('list') && !nested)
    .filter(({ status, effective, coreFed }) => status || effective || coreFed);
  const undeclared = candidates.filter(({ masterData }) => !masterData).map(({ module }) => module);
  expect(undeclared.toSorted()).toEqual(Object.keys(noMasters).toSorted());
});

test('every declaration names states of the list, an end that is a day or an instant, and a page', async () => {
  const registered = [...resourcesOf(server.current.app).values()].filter(({ resource }) => resource.masterData);
  expect(registered.length).toBeGreaterThan(45);
  for (const { resource } of registered) {
    const { module, fields, derived, list } = resource;
    for (const { filter, values } of Object.values(activityFilters(resource))) {
      const field = list.filters[filter] ?? derived[filter];
      const known = filter === 'status' ? ['active', 'inactive'] : field?.options?.map(({ value }) => value);
      expect({ module, known }).toEqual({ module, known: expect.arrayContaining([...values]) });
    }
    const end = endFieldOf(resource);
    const kind = end && fields[end]?.kind;
    expect({ module, kind }).toEqual({ module, kind: end ? expect.stringMatching(/^(date|instant)$/) : undefined });
    expect(lists).toContain(resource.place?.list ?? `/${module}`);
  }
});

test('the numbers of every set are those that its list shows under the filters they lead to', async () => {
  const rows: MasterRow[] = (await server.current.call(masterCalls.overview, admin)).result;
  for (const { module, urls, figures } of rows) {
    const { calls } = resourcesOf(server.current.app).get(module)!;
    for (const [name, url] of Object.entries(urls)) {
      if (url === null) continue;
      const query = Object.fromEntries(new URL(url, 'http://console').searchParams);
      const { result } = await server.current.call(calls['list'], admin, { query });
      expect({ module, name, total: figures![name as keyof typeof urls] }).toEqual({
        module,
        name,
        total: result.total,
      });
    }
  }
});
