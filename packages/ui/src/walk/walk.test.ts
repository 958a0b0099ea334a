import type { Outcome } from '@console/api';
import { extendWalk, keepWalk, neighbour, placeIn, type ReadWalk } from './walk.ts';

const module = 'card-types';
const size = 10;
const path = ({ secureId }: { readonly secureId: string }) => `/card-types/${secureId}`;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `r${first + index}`);

/** A list on the services, and the pages that were asked of it. */
class List {
  readonly asked: number[] = [];
  #ids: readonly string[];
  constructor(count: number) {
    this.#ids = idsFrom(1, count);
  }
  leave(ids: readonly string[]): void {
    this.#ids = this.#ids.filter((id) => !ids.includes(id));
  }
  moveToFront(ids: readonly string[]): void {
    this.leave(ids);
    this.#ids = [...ids, ...this.#ids];
  }
  readonly read = async (page: number) => {
    this.asked.push(page);
    const rows = this.#ids.slice((page - 1) * size, page * size).map((secureId) => ({ secureId }));
    return { data: { rows, total: this.#ids.length } };
  };
}

const open = (page: number, total: number): ReadWalk => {
  const ids = idsFrom((page - 1) * size + 1, Math.min(size, total - (page - 1) * size));
  keepWalk(module, { ids, query: { page, size }, total, path });
  return placeIn(module, ids[0]!)!.walk;
};
const walkOf = (answer: Outcome<ReadWalk>) => {
  if ('error' in answer) throw new Error(answer.error.code);
  return answer.data;
};

test('walks every record once when each leaves the filter as it is worked on', async () => {
  const list = new List(60);
  let walk = open(1, 60);
  const visited: string[] = [];
  for (let at = 0; at < walk.ids.length; at += 1) {
    visited.push(walk.ids[at]!);
    list.leave([walk.ids[at]!]);
    if (at + 1 === walk.ids.length) walk = walkOf(await extendWalk(walk, 1, list.read));
    expect(walk.total).toBe(60);
  }
  expect(visited).toEqual(idsFrom(1, 60));
});

test('continues with the next page while nothing has left', async () => {
  const list = new List(25);
  let walk = walkOf(await extendWalk(open(1, 25), 1, list.read));
  expect(walk.ids).toEqual(idsFrom(1, 20));
  walk = walkOf(await extendWalk(walk, 1, list.read));
  expect(walk.ids).toEqual(idsFrom(1, 25));
  expect(walk.total).toBe(25);
  expect(list.asked).toEqual([1, 2, 2, 3]);
});

test('skips nothing when records of an earlier page leave as well', async () => {
  const list = new List(60);
  const walk = walkOf(await extendWalk(open(1, 60), 1, list.read));
  list.leave(idsFrom(1, 14));
  expect(walkOf(await extendWalk(walk, 1, list.read)).ids.slice(20, 24)).toEqual(idsFrom(21, 4));
});

test('visits no record twice where a save moves it to the front', async () => {
  const list = new List(30);
  list.moveToFront(idsFrom(1, 10).toReversed());
  const walk = walkOf(await extendWalk(open(1, 30), 1, list.read));
  expect(walk.ids).toEqual(idsFrom(1, 20));
});

test('keeps its records and says the true total when all that were left have gone', async () => {
  const list = new List(30);
  list.leave(idsFrom(1, 30));
  const walk = walkOf(await extendWalk(open(1, 30), 1, list.read));
  expect(walk.ids).toEqual(idsFrom(1, 10));
  expect(walk.total).toBe(10);
});

test('goes back over pages and keeps the number of each record', async () => {
  const list = new List(40);
  const walk = walkOf(await extendWalk(open(3, 40), -1, list.read));
  expect(walk.ids).toEqual(idsFrom(11, 20));
  expect([walk.before, walk.total]).toEqual([10, 40]);
  const first = walkOf(await extendWalk(walk, -1, list.read));
  expect([first.ids[0], first.before, first.total]).toEqual(['r1', 0, 40]);
});

test('passes a failed read on', async () => {
  const error = { code: 'TIMEOUT' };
  const answer = await extendWalk(open(1, 30), 1, () => Promise.resolve({ error } as never));
  expect(answer).toEqual({ error });
});

test('the first and the last record have no neighbour beyond them', () => {
  open(1, 3);
  expect(neighbour(placeIn(module, 'r1')!, -1)).toBeUndefined();
  expect(neighbour(placeIn(module, 'r2')!, 1)).toEqual({ id: 'r3' });
  expect(neighbour(placeIn(module, 'r3')!, 1)).toBeUndefined();
});
