import type { TestServer } from '../../../test/server.ts';
import { build, publish, tokenFor } from '../releases.fixture.ts';

/** Publishes releases by the token of their own team, and looks at what the registry has taken in. */
export const publisherOn = (server: { readonly current: TestServer }) => ({
  publishAs: async (id: string, ...given: Parameters<typeof build> extends [string, ...infer Rest] ? Rest : never) =>
    publish(server.current, await tokenFor(server.current, id), build(id, ...given)),
  nothingOf: async (id: string) =>
    expect(
      await server.current.database.db.selectFrom('release').select('version').where('remote_id', '=', id).execute(),
    ).toEqual([]),
});
