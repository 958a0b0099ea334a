import { session } from '@console/auth';
import { recentVisits, rememberVisit } from './visits.ts';

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
});

test('the latest visit comes first, each address once, at most eight, never the start page', () => {
  for (let page = 1; page <= 10; page += 1) rememberVisit(`/p${page}`);
  rememberVisit('/p5');
  rememberVisit('/');
  expect(recentVisits()).toEqual(['/p5', '/p10', '/p9', '/p8', '/p7', '/p6', '/p4', '/p3']);
});

test('another user in the same browser sees nothing of it', () => {
  rememberVisit('/card-types');
  session.set({ status: 'signed-in', username: 'TAMU01', mode: 'local' });
  expect(recentVisits()).toEqual([]);
});

test('what is kept and broken counts as nothing', () => {
  localStorage.setItem('recent-pages', '{');
  expect(recentVisits()).toEqual([]);
});
