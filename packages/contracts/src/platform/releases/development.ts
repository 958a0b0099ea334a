import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { text } from '../../core/text.ts';
import { remoteId } from './record.ts';

const module = 'platform-develop';
/** Opens `/platform/develop`; Full Access lets somebody use a remote of their own machine. */
export const developmentPrivilege = `${module}:browse`;

/** Ports of a development server. Its address is never another machine's. */
export const developmentPorts = { minimum: 1_024, maximum: 65_535 } as const;

/**
 * That one person may use a remote of their own machine, in one tab, for a while. Signed as a whole by the registry.
 */
export const development = z.object({
  id: z.uuid(),
  username: z.string(),
  remote: remoteId,
  /** Of the development server, without a slash at the end. */
  address: z.string(),
  validUntil: z.string(),
});
export type Development = z.infer<typeof development>;

/** A remote of the developer's own machine in a console that is deployed (ADR 24). */
export const developmentCalls = {
  terms: call({
    name: `${module}.terms`,
    method: 'GET',
    base: 'middle',
    path: 'platform/develop',
    access: { privilege: developmentPrivilege, action: 'view' },
    summary: 'For how many minutes a developed remote may be used; 0 when not at all',
    result: z.object({ minutes: z.int() }),
  }),
  start: call({
    name: `${module}.start`,
    audit: 'DEVELOP',
    method: 'POST',
    base: 'middle',
    path: 'platform/develop',
    access: { privilege: developmentPrivilege, action: 'operate' },
    idempotent: true,
    summary: 'Lets the caller use a remote of their own machine in one tab',
    errors: ['DEVELOPMENT_REFUSED'],
    body: z.object({
      remote: remoteId,
      port: z.int().check(z.gte(developmentPorts.minimum), z.lte(developmentPorts.maximum)),
    }),
    /** A JWS in compact form over {@link development}, Ed25519. */
    result: z.object({ document: z.string() }),
  }),
  end: call({
    name: `${module}.end`,
    audit: 'DEVELOP_END',
    method: 'PUT',
    base: 'middle',
    path: 'platform/develop/end',
    access: { privilege: developmentPrivilege, action: 'operate' },
    summary: 'Ends the use of a remote of the own machine',
    body: z.object({ id: z.uuid() }),
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
} as const;

export const developmentErrors = {
  DEVELOPMENT_REFUSED: {
    status: 403,
    text: text(
      'Konsol ini tidak mengizinkan remote dari mesin pengembang',
      'This console allows no remotes of developers’ machines',
    ),
  },
} as const;
