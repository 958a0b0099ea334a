import { mras } from '@console/contracts/branches-stores/mra';
import type { RecordOf } from '@console/contracts/core/resource';
import { mra } from '@console/contracts/routes/modules';
import { childTab } from '../children/index.ts';
import type { DetailSection } from '../detail/index.ts';
import type { FormSectionsOf } from '../form/index.ts';
import { PageLink } from '../navigation/index.ts';
import { ActionLink } from '../why/index.ts';
import { columnsOf, type Columns } from './index.ts';

type Area = RecordOf<typeof mras>;

test('columns and sections are named by the contract; another name does not compile', () => {
  const columns: Columns<Area> = ['mraCode', { field: 'name', second: 'city' }, 'createdAt', 'status'];
  expect(columnsOf(mras, columns as never).map(({ field }) => field)).toEqual([
    'mraCode',
    'name',
    'createdAt',
    'status',
  ]);
  // @ts-expect-error -- no such field
  expect(['nope'] satisfies Columns<Area>).toBeDefined();
  // @ts-expect-error -- no such field
  expect([{ field: 'nope' }] satisfies Columns<Area>).toBeDefined();
  // @ts-expect-error -- no such field for the second line
  expect([{ field: 'name', second: 'nope' }] satisfies Columns<Area>).toBeDefined();
  // @ts-expect-error -- no such field
  expect(childTab(mras, { parent: 'regionId', routes: mra, columns: ['nope'] })).toBeDefined();
  // @ts-expect-error -- no such field
  expect({ fields: ['nope'] } satisfies DetailSection<Area>).toBeDefined();
  // @ts-expect-error -- the server fills it in, so that no form has it
  expect([{ fields: ['createdAt'] }] satisfies FormSectionsOf<typeof mras>).toBeDefined();
});

test('an address that is written out leads to a page of the list of routes; another one does not compile', () => {
  const id = '0193a1b2';
  const base: string = '/mra';
  const links = [
    <PageLink key="list" to="/mra" />,
    <PageLink key="tab" to="/mra?tab=changes" />,
    <PageLink key="record" to={`/mra/${id}`} />,
    <PageLink key="computed" to={base} />,
    <ActionLink key="below" to={`${base}/create`} />,
    <ActionLink key="create" to="/mra/create" />,
    // @ts-expect-error -- no such page
    <PageLink key="wrong" to="/mraa" />,
    // @ts-expect-error -- no such page below a user
    <PageLink key="deep" to="/profile/nope" />,
    // @ts-expect-error -- no such module
    <ActionLink key="module" to={`/mraa/${id}`} />,
  ];
  expect(links).toHaveLength(9);
});
