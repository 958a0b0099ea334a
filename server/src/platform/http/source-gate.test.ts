import { call } from '@console/contracts/core/call';
import { useServer } from '../../../test/server.ts';
import { serve } from './serve.ts';
import type { SourceGate } from './source-gate.ts';

const server = useServer({ modules: [] });
const declared = (name: string, token?: { readonly service: 'membership-plafond' }) =>
  call({ name, method: 'POST', base: 'publish', path: name, access: 'public', summary: 'A limit', token });
const sources: SourceGate = { rateLimit: { max: 1 }, admit: () => Promise.resolve(), trace: () => undefined };
const answer = () => Promise.resolve(null);

test('a call that names the token of an application is not served without the check of tokens', () =>
  expect(() => serve(server.current.app, declared('limit', { service: 'membership-plafond' }), answer)).toThrow(
    'that nothing checks',
  ));

test('a call that names no token is not served with the check of tokens', () =>
  expect(() => serve(server.current.app, declared('open'), answer, { sources })).toThrow('names no token'));
