import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { resourcesOf } from '../resource/registered.ts';
import { seesAll } from './sees-all.ts';
import { approvalSources } from './source.ts';

const server = useServer({ modules });
const ofBranch = testCaller(
  'KACAB01',
  { '*': 'Approval' },
  {
    mappingType: 'BRANCH',
    scope: {
      type: 'branches',
      branchIds: [branchId('SPEKTRA', '10010')],
      mraIds: [],
      viewer: { userId: 'x', username: 'KACAB01', isAdmin: false },
    },
  },
);
const head = testCaller('HOOPS01', { '*': 'Approval' });

/** Documents of which people of branches do not see everything, with the calls of their decisions. */
const partlyHidden = () => {
  const { app } = server.current;
  return approvalSources(app).flatMap((source) => {
    const registered = resourcesOf(app).get(source.module);
    const calls = [...(source.decisions.approve?.calls ?? []), ...(source.decisions.reject?.calls ?? [])];
    const isOwn = calls.some(({ name }) => name === `${source.module}.approve`);
    return registered && isOwn && !seesAll(registered, ofBranch) ? [{ source, calls }] : [];
  });
};

test('who does not see all of a document is offered no decision on it, and makes none', async () => {
  const hidden = partlyHidden();
  expect(hidden.map(({ source: { module } }) => module)).toEqual(
    expect.arrayContaining(['risk-profile-membership', 'blacklist-phone-number']),
  );
  const item = { secureId: '00000000-0000-4000-8000-000000000000', version: 1 };
  const body = { ...item, items: [item], reason: 'tidak sesuai' };
  for (const { source, calls } of hidden) {
    expect([source.module, source.appliesTo(ofBranch), source.appliesTo(head)]).toEqual([source.module, false, true]);
    for (const call of calls) {
      const answer = await server.current.call(call, ofBranch, { body });
      expect([call.name, answer.body.code]).toEqual([call.name, 'APPROVER_LEVEL']);
    }
  }
});
