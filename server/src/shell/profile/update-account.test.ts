import sharp from 'sharp';
import { fileCalls } from '@console/contracts/platform/files';
import { photoSide, updateOwnAccount } from '@console/contracts/shell/own-account';
import { profileCalls, type Account } from '@console/contracts/shell/profile';
import { demoPassword } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { files } from '../../records/files/module.ts';

const server = useServer({ modules: [...signInModules, files], realSessions: true });
const db = () => server.current.database.db;

const open = async (username: string) => {
  const person = await signIn(server.current, username);
  return { person, held: (await person.call(profileCalls.me)).result as Account };
};
const save = (person: SignedIn, held: Account, change: object) =>
  person.call(updateOwnAccount, { body: { ...held, currentPassword: null, ...change } });
const faultOf = ({ status, body }: { status: number; body: { errors?: { field: string; code: string }[] } }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code,
];

const upload = async (person: SignedIn, width: number, height = width) => {
  const body = new FormData();
  body.append('kind', 'image');
  body.append('module', 'profile');
  const picture = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg');
  return (await person.call(fileCalls.upload, { body })).result.fileId as string;
};

it('changes name and phone, cleans them, and leaves what changed in the trail, masked', async () => {
  const { person, held } = await open('KACAB01');
  const answer = await save(person, held, {
    name: '  Budi   Santoso ',
    phone: '+62 812-3456-7890',
    username: 'OTHER',
    roleIds: [],
  });
  expect([answer.status, answer.result]).toMatchObject([
    200,
    { username: 'KACAB01', name: 'Budi Santoso', phone: '081234567890', version: held.version + 1 },
  ]);
  expect((await person.call(profileCalls.current)).result.name).toBe('Budi Santoso');
  const [entry] = await db()
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity_id', '=', held.secureId)
    .where('action', '=', 'UPDATE')
    .execute();
  expect(entry).toMatchObject({ module: 'user', username: 'KACAB01', entity_label: 'KACAB01' });
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'name', before: held.name, after: 'Budi Santoso' },
      { field: 'phone', before: expect.stringContaining('****'), after: '0812****7890' },
    ]),
  );
});

it.each([
  ['MRASPV01', 'a short name', { name: 'Bu' }, 'name', 'TOO_SHORT'],
  ['MRASPV02', 'a foreign phone', { phone: '021555' }, 'phone', 'TOO_SHORT'],
  ['MRASPV03', 'no name', { name: ' ' }, 'name', 'REQUIRED'],
  [
    'MRASPV04',
    'another e-mail address without the password',
    { email: 'baru@contoh.id' },
    'currentPassword',
    'REQUIRED',
  ],
  [
    'MRASPV05',
    'another e-mail address with a wrong password',
    { email: 'baru@contoh.id', currentPassword: 'Salah#2026x' },
    'currentPassword',
    'OLD_PASSWORD_WRONG',
  ],
  [
    'MRASPV06',
    'a photo of nobody',
    { photoFileId: '00000000-0000-4000-8000-000000000000' },
    'photoFileId',
    'NOT_FOUND',
  ],
])('%s: refuses %s beside its field', async (username, _, change, field, code) => {
  const { person, held } = await open(username);
  expect(faultOf(await save(person, held, change))).toEqual([422, field, code]);
});

it('takes another e-mail address with the password, once in the console whatever its case', async () => {
  const { person, held } = await open('KACAB03');
  const taken = await save(person, held, { email: 'ADMIN01@contoh.id', currentPassword: demoPassword });
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'DUPLICATE', field: 'email' }]);
  const answer = await save(person, held, { email: 'kepala.cabang@contoh.id', currentPassword: demoPassword });
  expect([answer.status, answer.result?.email]).toEqual([200, 'kepala.cabang@contoh.id']);
  expect(answer.result).not.toHaveProperty('currentPassword');
});

it('refuses an old version with the current account, and any account but the own', async () => {
  const { person, held } = await open('KACAB04');
  await save(person, held, { name: 'Nama Pertama' });
  const again = await save(person, held, { name: 'Nama Kedua' });
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'STALE_VERSION', result: { name: 'Nama Pertama', version: held.version + 1 } },
  ]);
  const { held: other } = await open('KACAB05');
  expect((await save(person, other, { name: 'Orang Lain' })).status).toBe(404);
});

it('in identity-service mode name and e-mail address stay, the rest changes', async () => {
  const { person } = await open('KACAB06');
  await db().updateTable('user_session').set({ mode: 'SSO' }).execute();
  const held = (await person.call(profileCalls.me)).result as Account;
  expect(held.signInMode).toBe('SSO');
  const refused = await save(person, held, {
    name: 'Nama Baru',
    email: 'baru@contoh.id',
    currentPassword: demoPassword,
  });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [
      { field: 'name', code: 'IMMUTABLE' },
      { field: 'email', code: 'IMMUTABLE' },
    ],
  ]);
  expect((await save(person, held, { phone: '081298765432' })).result).toMatchObject({
    name: held.name,
    email: held.email,
    phone: '081298765432',
  });
});

it('a photo is square, visible to its owner and readers of the account, and deleted when replaced', async () => {
  const { person, held } = await open('KACAB07');
  expect(faultOf(await save(person, held, { photoFileId: await upload(person, photoSide, photoSide - 1) }))).toEqual([
    422,
    'photoFileId',
    'IMAGE_SIZE',
  ]);
  const photo = await upload(person, photoSide);
  const other = await signIn(server.current, 'KACAB08');
  expect(
    faultOf(await save(other, (await other.call(profileCalls.me)).result as Account, { photoFileId: photo })),
  ).toEqual([422, 'photoFileId', 'NOT_FOUND']);
  const saved = (await save(person, held, { photoFileId: photo })).result as Account;
  expect(saved.photoUrl).toBe(`/api/direct/file/${photo}`);
  const shown = (await person.call(fileCalls.read, { parameters: { fileId: photo } })).headers;
  expect([shown.get('cache-control'), shown.get('content-security-policy')]).toEqual([
    'private, no-store',
    expect.stringMatching(/^sandbox; default-src 'none'/),
  ]);
  const see = async (who: SignedIn) => (await who.call(fileCalls.read, { parameters: { fileId: photo } })).status;
  expect([await see(person), await see(await signIn(server.current, 'ADMIN02')), await see(other)]).toEqual([
    200, 200, 404,
  ]);
  expect((await save(person, saved, { photoFileId: null })).result.photoUrl).toBeNull();
  expect(
    await db()
      .selectFrom('stored_file')
      .select(['record_id', 'expires_at'])
      .where('id', '=', photo)
      .executeTakeFirstOrThrow(),
  ).toMatchObject({ record_id: null, expires_at: expect.any(String) });
});
