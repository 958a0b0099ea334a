import { callsOf } from '@console/contracts/core/resource';
import { noticeCalls } from '@console/contracts/platform/notices';
import { users } from '@console/contracts/shell/user';
import { nobody, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { probing } from './count-refused-view.ts';

const server = useServer({ modules });
const chief = testCaller('ADMIN02', {}, { userId: userId('ADMIN02') });
const guest = { ...nobody, userId: userId('TAMU01'), username: 'TAMU01' };
const { list } = callsOf(users);
const notices = async () =>
  (await server.current.call(noticeCalls.inbox, chief)).result.rows.filter(({ text }: { text: string }) =>
    text.startsWith('TAMU01'),
  );
const look = async (times: number) => {
  for (let n = 0; n < times; n += 1) expect((await server.current.call(list, guest)).status).toBe(403);
};
const after = (minutes: number) => server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));

test('administrators learn of a person who is refused many views in a short time, once', async () => {
  after(0);
  await look(probing.views - 1);
  expect(await notices()).toEqual([]);
  await look(6);
  expect(await notices()).toMatchObject([
    { title: 'Banyak penolakan', text: 'TAMU01 ditolak 20 kali dalam 10 menit', link: '/audit-trail?username=TAMU01' },
  ]);
});

test('refusals of a longer time are counted from the beginning', async () => {
  after(60);
  await look(probing.views - 1);
  after(60 + probing.minutes + 1);
  await look(1);
  expect(await notices()).toHaveLength(1);
});
