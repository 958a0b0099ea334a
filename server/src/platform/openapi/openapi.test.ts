import { Validator } from '@seriousme/openapi-schema-validator';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules });
const get = (path: string) => fetch(server.current.origin + path);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and holds every served call', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    const served = [...server.current.app.calls.values()].flatMap(({ name, also = [] }) => [
      name,
      ...also.map((_, at) => `${name}.also-${at + 1}`),
    ]);
    expect(listed.toSorted()).toEqual(served.toSorted());
  });

  it('says what a call needs and takes', async () => {
    const { paths } = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { description: string; parameters: { name: string; in: string }[] }>>;
    };
    const list = paths['/api/middle/card-types']?.['get'];
    expect(list?.description).toContain('`view` on the privilege `card-types:browse`');
    expect(list?.parameters.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining(['page', 'size', 'sort', 'search']),
    );
    expect(paths['/api/middle/card-types/{secureId}']?.['get']?.parameters[0]).toMatchObject({
      name: 'secureId',
      in: 'path',
      required: true,
    });
  });

  it('says that a call of applications needs their token, and the service that the token may use', async () => {
    const { paths, components } = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, object>>;
      components: { securitySchemes: Record<string, object> };
    };
    expect(paths['/api/publish/membership/plafond']?.['post']).toMatchObject({
      security: [{ applicationToken: [] }],
      'x-service': 'membership-plafond',
    });
    expect(components.securitySchemes['applicationToken']).toMatchObject({ scheme: 'bearer' });
    expect(paths['/api/publish/faq']?.['get']).toMatchObject({ security: [] });
  });
});

describe('its page', () => {
  it('lists the calls without any script, under a policy that allows none', async () => {
    const response = await get('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('id="card-types.create"');
    expect(html).not.toMatch(/<script|style=|javascript:/i);
  });
});
