import { api, createStore } from '@console/api';
import { cardTypes } from '@console/contracts/cards/card-types';
import type { Level } from '@console/contracts/core/privileges';
import { act, screen } from '@testing-library/react';
import { ResourceList, type ResourceListProps } from '../src/list/index.ts';
import { Services, show, signInAs, type Received } from './harness.tsx';

const names = ['Reguler', 'Gold', 'Platinum', 'Syariah', 'Karyawan', 'Keluarga'];
export const idOf = (index: number) => `00000000-0000-5000-8000-${String(index).padStart(12, '0')}`;

/** 23 card types: "Reguler 0" active, "Gold 1" inactive, "Platinum 2" active … */
export const rows = Array.from({ length: 23 }, (_, index) => ({
  secureId: idOf(index),
  version: index + 1,
  status: index % 2 === 0 ? 'active' : 'inactive',
  code: `TYPE_${index}`,
  name: `${names[index % 6]} ${index}`,
  numberCode: String(index + 1).padStart(2, '0'),
  tier: 3,
  physical: true,
  digital: false,
  sharia: false,
  validityMonths: 60,
  replacementFee: 25_000,
  ecardPrintFee: 0,
  programTypeIds: [],
  supplementary: false,
  sortOrder: index,
  createdBy: 'A',
  createdAt: '2026-01-01T00:00:00+07:00',
  updatedBy: 'A',
  updatedAt: '2026-01-01T00:00:00+07:00',
}));

/** The call of the list. */
export const listCall = 'GET /api/middle/card-types';

/** Answers the list with search and pages. */
export const answer = ({ query }: Received) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
  const named = query.getAll('secureId');
  const found = rows.filter(
    (row) =>
      (named.length === 0 || named.includes(row.secureId)) &&
      row.name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
  );
  return { result: { rows: found.slice((page - 1) * size, page * size), total: found.length, page, size } };
};

/** Services with the list of card types, its search and pages. */
export const cardTypeServices = () => new Services().on(listCall, answer);

const paths = {
  create: '/card-types/create',
  detail: (row: { secureId: string }) => `/card-types/${row.secureId}`,
  update: (row: { secureId: string }) => `/card-types/${row.secureId}/update`,
};

/** Starts with an empty cache, empty storage and a person of this level. */
export function begin(level: Level = 'Full Access'): void {
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    createStore().dispatch(api.util.resetApiState());
  });
  signInAs('ADMIN01', { 'card-types:browse': level });
}

/** Opens the list page at an address. */
export function openList(services: Services, at = '/card-types', props: Partial<ResourceListProps> = {}) {
  const element = (
    <ResourceList
      resource={cardTypes}
      paths={paths}
      columns={['name', 'code', 'replacementFee', 'status']}
      {...props}
    />
  );
  const page = show({ services, path: '/card-types', at, element });
  const { router } = page;
  return {
    ...page,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  };
}

export const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
