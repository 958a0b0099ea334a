import type { Field } from '@console/contracts/core/fields';
import { memberChanges } from '@console/contracts/membership/member-change';
import { fileCalls } from '@console/contracts/platform/files';
import { testCaller } from '../../../test/callers.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { approver, changesOn, maker } from '../../membership/member-change/changes.fixtures.ts';
import { modules } from '../../modules.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules });
const { change, identity } = changesOn(server);
const reader = testCaller('AUDIT01', { '*': 'View Only' });

test('the proof of a change is opened with a watermark and an audit entry, and by those who decide alone', async () => {
  const picture = await drawnPicture('KTP');
  const { result: stored } = await upload(server.current, fileCalls.upload, maker, {
    name: 'ktp.png',
    content: picture,
    fields: { kind: 'image', module: memberChanges.module },
  });
  const { fileId } = stored;
  const read = (by: typeof maker) => server.current.call(fileCalls.read, by, { parameters: { fileId } });
  const asked = await change('identity', 41, await identity(41, { birthPlace: 'Sabang', evidence: fileId }));
  expect(asked.status).toBe(200);
  expect((await read(reader)).status).toBe(404);
  const shown = await read(approver);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { database } = server.current;
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['username', 'entity_id'])
    .where('action', '=', 'OPEN_PHOTO')
    .execute();
  expect(entries).toEqual([{ username: approver.username, entity_id: asked.result.secureId }]);
});

/** Pictures of cards, goods, offers and shops. */
const others = [
  'card-design.backImage',
  'card-design.frontImage',
  'dealer-nmc.frontPhoto',
  'dealer-nmc.insidePhoto',
  'dealer-nmc.nibFile',
  'dealer-ufi.frontPhoto',
  'dealer-ufi.insidePhoto',
  'dealer-ufi.nibFile',
  'master-banner.imageDesktop',
  'master-banner.imageMobile',
  'master-lob.icon',
  'notification.imageFileId',
  'product-group-nmc.icon',
  'product-group-ufi.icon',
  'product-group.icon',
  'product-nmc.cover',
  'product-ufi.cover',
  'product.cover',
  'store.frontPhoto',
  'store.insidePhoto',
  'store.nibFile',
];

test('pictures of people are declared as such, and those of goods and offers are not', () => {
  const of = (wanted: boolean) =>
    [...resourcesOf(server.current.app).values()].flatMap(({ resource }) =>
      Object.entries<Field>({ ...resource.fields, ...resource.derived })
        .filter(([, { image }]) => image !== undefined && (image.ofPerson === true) === wanted)
        .map(([name]) => `${resource.module}.${name}`),
    );
  expect(of(true)).toContain('membership-change.evidence');
  expect(of(false).toSorted()).toEqual(others);
});
