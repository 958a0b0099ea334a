import { notices } from '@console/auth';
import type { ApprovalRow, Decisions } from '@console/contracts/platform/approvals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Inbox } from './Inbox.tsx';

interface Asked {
  readonly onSend: (ids: readonly string[]) => void;
  readonly onAnswer: (ids: readonly string[], answer: Decisions | null) => void;
}
let mockRows: readonly ApprovalRow[] = [];
let mockAsked: Asked | undefined;
const mockOpened: string[] = [];
const mockRead = { data: undefined as object | undefined };
let mockPages: ((page: number) => object) | undefined;
jest.mock('./endpoints.ts', () => ({
  approvals: {
    useQuery: ({ query }: { query: { page: number } }) => (mockPages ? { data: mockPages(query.page) } : mockRead),
  },
}));
jest.mock('./Filters.tsx', () => ({ Filters: () => null }));
jest.mock('./StandInNotes.tsx', () => ({ StandInNotes: () => null }));
jest.mock('./ApprovalPane.tsx', () => ({
  ApprovalPane: ({ secureId }: { secureId: string }) => {
    mockOpened.push(secureId);
    return <p>Terbuka: {secureId}</p>;
  },
}));
jest.mock('./DecideDialog.tsx', () => ({
  DecideDialog: (props: Asked) => {
    mockAsked = props;
    return null;
  },
}));

const row = (secureId: string): ApprovalRow => ({
  secureId,
  module: 'branch-rate',
  moduleTitle: { id: 'Rate cabang', en: 'Branch rates' },
  action: 'decide',
  step: { id: 'Menunggu', en: 'Waiting' },
  page: '/branch',
  version: 1,
  recordId: null,
  recordLabel: `Permintaan ${secureId}`,
  baseVersion: 1,
  changes: [],
  gist: [],
  maker: 'HARGA01',
  makerName: 'Pembuat',
  madeAt: '2026-11-27T01:00:00Z',
  reason: '',
  state: 'PENDING',
  decidedBy: null,
  decidedAt: null,
  note: null,
  claimedBy: null,
  claimedUntil: null,
  expiresAt: null,
  targetAt: '2026-11-28T01:00:00Z',
  actions: ['approve', 'reject'],
});
const read = (ids: readonly string[]) => {
  mockRows = ids.map(row);
  mockRead.data = { rows: mockRows, total: mockRows.length, page: 1, size: 50 };
};
const standing = { decides: true, made: false, modules: [] };
const page = (at = '/') => (
  <MemoryRouter initialEntries={[at]}>
    <Inbox standing={standing} />
  </MemoryRouter>
);
const listed = () => [...document.querySelectorAll('[data-change]')].map((each) => each.getAttribute('data-change'));
const tickFirstTwo = async () => {
  for (const id of ['a', 'b']) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`${id}$`) }));
  await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
};
const decided = (passed: readonly string[], refused: Decisions['refused'] = []): Decisions => ({
  passed: passed.map((secureId) => ({ secureId, module: 'm', moduleTitle: { id: 'M', en: 'M' }, label: '' })),
  refused,
});
beforeEach(() => {
  sessionStorage.clear();
  read(['a', 'b', 'c']);
  mockOpened.length = 0;
});

test('what is decided on leaves the list at once, and the next that waits is opened', async () => {
  render(page());
  expect(screen.getByText('Terbuka: a')).toBeVisible();
  await tickFirstTwo();
  mockOpened.length = 0;
  act(() => mockAsked!.onSend(['a', 'b']));
  act(() => mockAsked!.onAnswer(['a', 'b'], decided(['a', 'b'])));
  expect(listed()).toEqual(['c']);
  expect(screen.getByText('1 permintaan')).toBeVisible();
  expect(new Set(mockOpened)).toEqual(new Set(['c']));
});

test('a row whose decision is refused stays, with the reason beside it', async () => {
  render(page());
  await tickFirstTwo();
  act(() => mockAsked!.onSend(['a', 'b']));
  expect(listed()).toEqual(['c']);
  const refused = { ...decided(['b']).passed[0]!, code: 'SELF_APPROVAL', message: 'Pembuat tidak dapat menyetujui' };
  act(() => mockAsked!.onAnswer(['a', 'b'], decided(['a'], [refused])));
  expect(listed()).toEqual(['b', 'c']);
  expect(document.querySelector('[data-change="b"]')).toHaveTextContent('Pembuat tidak dapat menyetujui');
});

test('what somebody else decided before leaves the list too', async () => {
  render(page());
  await tickFirstTwo();
  act(() => mockAsked!.onSend(['a', 'b']));
  const refused = { ...decided(['b']).passed[0]!, code: 'NOT_PENDING', message: 'Sudah diputuskan' };
  act(() => mockAsked!.onAnswer(['a', 'b'], decided(['a'], [refused])));
  expect(listed()).toEqual(['c']);
});

test('a decision that did not arrive loses nothing: rows, ticks and the open request come back', async () => {
  render(page());
  await tickFirstTwo();
  act(() => mockAsked!.onSend(['a', 'b']));
  act(() => mockAsked!.onAnswer(['a', 'b'], null));
  expect(listed()).toEqual(['a', 'b', 'c']);
  expect(screen.getByText('Terbuka: a')).toBeVisible();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('a document that left the list may wait again', async () => {
  const { rerender } = render(page());
  await tickFirstTwo();
  act(() => mockAsked!.onSend(['a', 'b']));
  act(() => mockAsked!.onAnswer(['a', 'b'], decided(['a', 'b'])));
  read(['c']);
  rerender(page());
  read(['a', 'c']);
  rerender(page());
  expect(listed()).toEqual(['a', 'c']);
});

test.each([
  ['a module that has no requests', '/?module=xyz', 'Modul xyz dari tautan ini'],
  ['an unknown box', '/?box=xxx', 'Kotak xxx dari tautan ini'],
  ['a page that is no number', '/?page=abc', 'Halaman abc dari tautan ini'],
  ['an unknown filter', '/?warna=merah', 'tidak mengenali warna'],
])('a link with %s lists what waits, and says what it leaves out', (_what, at, words) => {
  notices.set([]);
  render(page(at));
  expect(listed()).toEqual(['a', 'b', 'c']);
  expect(notices.get().map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
});

test('a link with a page beyond the end shows the last page, and says so', () => {
  notices.set([]);
  mockPages = (asked) => ({ rows: asked > 1 ? [] : mockRows, total: 3, page: asked, size: 50 });
  render(page('/?page=9'));
  expect(listed()).toEqual(['a', 'b', 'c']);
  expect(notices.get().map(({ text }) => text)).toEqual([expect.stringContaining('Halaman 9 tidak ada lagi')]);
  mockPages = undefined;
});
