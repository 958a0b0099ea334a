import type { Call } from '@console/contracts/core/call';
import { sourceServices } from '@console/contracts/core/source-services';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { makeSource } from './source.fixture.ts';

/** Every call that takes the token of an application, and the tokens that it refuses. */
const server = useServer({ modules });
const publicCalls = () => [...server.current.app.calls.values()].filter(({ access }) => access === 'public');
const channelCalls = () => walkedCalls(publicCalls()).filter(({ token }) => token);
const serviceOf = ({ token }: Call) => token!.service;

/** Calls of publish without the token of an application: published content, and what pages need before the sign-in. */
const openCalls: readonly string[] = [
  'about.published',
  'about.published-image',
  'branch-cms.published',
  'branch-cms.published-one',
  'branch-cms.published-photo',
  'faq.published',
  'faq.published-image',
  'faq.vote',
  'get-parameter-umum',
  'master-banner.published',
  'master-banner.published-image',
  'master-lob.published',
  'platform-remotes.resolved-public',
  'product-group.published',
  'promo.published',
  'start',
];
/** Calls of a team with its own token (`server/src/releases/team.ts`). */
const isOfTeam = ({ name }: Call) => name.startsWith('team-release.');

const send = async (call: Call, headers: Readonly<Record<string, string>>) => {
  const { status, body } = await server.current.call(call, null, { body: {}, headers });
  return `${status} ${body?.code}`;
};

const each = async (calls: readonly Call[], answer: (call: Call) => Promise<unknown>) => {
  const answers: Record<string, unknown> = {};
  for (const call of calls) answers[call.name] = await answer(call);
  return answers;
};
const denied = (calls: readonly Call[]) => Object.fromEntries(calls.map(({ name }) => [name, '401 SOURCE_DENIED']));

test('a call of applications refuses a request without a token', async () => {
  const calls = channelCalls();
  expect(calls.length).toBeGreaterThan(atLeast(12));
  expect(await each(calls, (call) => send(call, {}))).toEqual(denied(calls));
});

test('a call of applications refuses the token of a source that may use every other service', async () => {
  const calls = channelCalls();
  const sources: Record<string, string> = {};
  const answers = await each(calls, async (call) => {
    const others = sourceServices.map(({ value }) => value).filter((service) => service !== serviceOf(call));
    const source = await makeSource(server.current, { allowedServices: others });
    sources[source.id] = call.name;
    return send(call, source.headers);
  });
  expect(answers).toEqual(denied(calls));
  const refusals = await server.current.database.db
    .selectFrom('source_refusal')
    .select(['source_id', 'cause', 'count'])
    .where('source_id', 'in', Object.keys(sources))
    .execute();
  expect(new Set(refusals.map((row) => [sources[row.source_id], row.cause, Number(row.count)].join(' ')))).toEqual(
    new Set(calls.map(({ name }) => `${name} SCOPE 1`)),
  );
});

test('a call of applications lets in the token of a source that may use its service alone', async () => {
  const calls = channelCalls();
  const answers = await each(calls, async (call) => {
    const { headers } = await makeSource(server.current, { allowedServices: [serviceOf(call)] });
    return (await send(call, headers)).split(' ')[0];
  });
  expect(answers).toEqual(Object.fromEntries(calls.map(({ name }) => [name, expect.stringMatching(/^4(00|15|22)$/)])));
});

test('every service that a source may have is named by a call', () =>
  expect(new Set(publicCalls().flatMap(({ token }) => token?.service ?? []))).toEqual(
    new Set(sourceServices.map(({ value }) => value)),
  ));

test('calls of publish without a token are those that anybody may make', () =>
  expect(
    publicCalls()
      .filter((call) => call.base === 'publish' && !call.token && !isOfTeam(call))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(openCalls));
