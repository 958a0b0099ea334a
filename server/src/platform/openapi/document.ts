import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';
import * as z from 'zod/mini';
import { shapeOf } from '../http/query.ts';
import { accessOf, securityOf, securitySchemes } from './access.ts';
import { stepUpNotes, transitionNote } from './notes.ts';

type Json = Record<string, unknown>;

/** JSON Schema of a contract's schema, without `$schema`, which the document states once. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
}

const isRequired = (schema: z.core.$ZodType): boolean => schema._zod.optin === undefined;

const pathParameters = ({ path }: Call): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** What the parameter `where` of a list takes. */
const whereNotes = (conditions: NonNullable<Call['conditions']>): string =>
  'Groups of conditions `field.operator.value`, joined inside a group by ` and ` or ` or `; `*` divides values, ' +
  'and a backslash takes the meaning of `*`, ` and ` and ` or ` away. Periods of `relative`: `today`, `last-7-days`, ' +
  `\`last-month\` and the like, days in Jakarta. Fields: ${Object.entries(conditions)
    .map(([name, operators]) => `\`${name}\` (${operators.join(', ')})`)
    .join('; ')}.`;

const notesOf = ({ conditions }: Call, name: string): Json =>
  name === 'where' && conditions
    ? { description: whereNotes(conditions), 'x-conditions': conditions }
    : name === 'match'
      ? { description: 'Whether all groups of `where` must hold, or any of them.' }
      : {};

const queryParameters = (call: Call): Json[] =>
  Object.entries(call.query ? shapeOf(call.query) : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...notesOf(call, name),
    required: isRequired(schema),
    schema: schemaOf(schema, 'input'),
    style: 'form',
    explode: true,
  }));

const parametersOf = (call: Call): Json[] => [
  ...pathParameters(call),
  ...queryParameters(call),
  ...(call.idempotent
    ? [{ $ref: `#/components/parameters/${call.idempotent === 'required' ? 'Required' : ''}IdempotencyKey` }]
    : []),
  ...(call.access === 'public' ? [] : [{ $ref: '#/components/parameters/Username' }]),
];

function requestBody({ body, upload }: Call): Json | undefined {
  if (upload) {
    const fields = body ? (schemaOf(body, 'input')['properties'] as Json | undefined) : undefined;
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', format: 'binary' }, ...fields },
          },
        },
      },
    };
  }
  return body ? { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } : undefined;
}

function success(call: Call): Json {
  if (call.download)
    return {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const result = call.result ? schemaOf(call.result, 'output') : { type: 'null' };
  const schema = call.flat
    ? result
    : { type: 'object', required: ['message', 'result'], properties: { message: { type: 'string' }, result } };
  return { description: 'OK', content: { 'application/json': { schema } } };
}

const operationOf = (call: Call): Json => ({
  operationId: call.name,
  tags: [call.name.split('.')[0]],
  summary: call.summary,
  description: [
    accessOf(call),
    ...(call.flagGroup ? [`Only for users of the flag group \`${call.flagGroup}\`.`] : []),
    ...(call.stepUp ? [stepUpNotes[call.stepUp]] : []),
    ...(call.transition ? [transitionNote(call.transition)] : []),
    ...(call.errors?.length ? [`May answer the codes ${call.errors.join(', ')}.`] : []),
  ].join(' '),
  security: securityOf(call),
  'x-access': call.access,
  ...(call.token ? { 'x-service': call.token.service } : {}),
  ...(call.reads ? { 'x-reads': true } : {}),
  ...(call.flagGroup ? { 'x-flag-group': call.flagGroup } : {}),
  ...(call.stepUp ? { 'x-step-up': call.stepUp } : {}),
  ...(call.transition ? { 'x-transition': call.transition } : {}),
  parameters: parametersOf(call),
  ...(requestBody(call) ? { requestBody: requestBody(call) } : {}),
  responses: { 200: success(call), default: { $ref: '#/components/responses/Refused' } },
});

const fieldError = {
  type: 'object',
  required: ['field', 'code'],
  properties: {
    field: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
    parameters: { type: 'object' },
  },
};

const components: Json = {
  securitySchemes,
  parameters: {
    Username: {
      name: 'username',
      in: 'header',
      required: true,
      description: 'Upper-case preferred_username of the token',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Remembered for 24 hours; a repeat answers the same',
      schema: { type: 'string', format: 'uuid' },
    },
    RequiredIdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Remembered for 24 hours; a repeat answers the same, and without it the call is refused',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  responses: {
    Refused: {
      description: 'Refused; `code` says why',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['message', 'code'],
      properties: {
        message: { type: 'string' },
        code: { type: 'string' },
        result: {},
        errors: { type: 'array', items: fieldError },
        requestId: { type: 'string' },
      },
    },
  },
};

/** The OpenAPI 3.1 document of the given calls, generated from the contracts that serve them. */
export function openApiDocument(calls: Iterable<Call>): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `${bases[call.base]}/${call.path}`;
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(call);
    for (const [at, further] of (call.also ?? []).entries())
      (paths[`${bases[call.base]}/${further}`] ??= {})[call.method.toLowerCase()] = operationOf({
        ...call,
        path: further,
        name: `${call.name}.also-${at + 1}`,
      });
  }
  const sorted = Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: { title: 'Console services', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths: sorted,
    components,
  };
}
